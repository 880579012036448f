import { formatShortDate } from "../../lib/format.ts";
import { trustContent } from "./content.ts";
import { observedDays } from "./observed-days.ts";
import { observation, standards } from "./records.ts";
import { TrustSection } from "./trust-section.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import styles from "./trust-tables.module.css";

const { head, source, ...words } = trustContent.certifications;

/**
 * Standards: what we hold and what we do not.
 *
 * @param props.day the current date, as `2026-11-21`
 */
export function Certifications({ day }: { day: string }) {
  return (
    <TrustSection
      {...trustContent.sections.certifications}
      number={3}
      tone="ground"
      heights={[1146, 794, 696]}
    >
      <table className={`${styles.list} ${styles.certifications}`}>
        <TableHead names={head} caption={trustContent.sections.certifications.label} />
        <tbody>
          {standards.map(({ name, holds, supports, yours }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="text-ink2">
                {holds === null ? (
                  <ObservationBar day={day} />
                ) : (
                  <span className={styles.dash}>{holds}</span>
                )}
              </td>
              <td data-key={head[2]} className="text-ink2">
                {supports}
              </td>
              <td data-key={head[3]} className={styles.value}>
                {yours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-20px t-source text-ink3">{source}</p>
    </TrustSection>
  );
}

/** The days that an auditor has observed, to scale. */
function ObservationBar({ day }: { day: string }) {
  const { from, to } = observation;
  const observed = observedDays(observation, day);
  const share = observed === null ? (day < from ? 0 : 1) : observed.day / observed.of;
  return (
    <span className={`${styles.observed} t-caption`}>
      <span className="text-ink">{`${words.observed} ${formatShortDate(from)}`}</span>{" "}
      <svg aria-hidden="true" width="100%" height="16">
        <rect width={`${(share * 100).toFixed(2)}%`} height="16" className="fill-signal-fill" />
        <rect x=".625" y=".625" width="100%" height="14.75" className={styles.observedAll} />
      </svg>
      <span className="flex justify-between text-ink3">
        <span>{observed ? words.day(observed.day, observed.of) : words.over}</span>{" "}
        <span>{formatShortDate(to)}</span>
      </span>
    </span>
  );
}
