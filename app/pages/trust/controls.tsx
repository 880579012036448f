import { formatShortDate } from "../../lib/format.ts";
import { trustContent } from "./content.ts";
import { controls } from "./records.ts";
import { TrustSection } from "./trust-section.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import styles from "./trust-tables.module.css";

const { head, source } = trustContent.controls;

/** What we do to ourselves, with the evidence and the last check. */
export function Controls() {
  return (
    <TrustSection {...trustContent.sections.controls} number={2} heights={[1406, 851, 755]}>
      <table className={`${styles.list} ${styles.controls}`}>
        <TableHead names={head} caption={trustContent.sections.controls.label} />
        <tbody>
          {controls.map(({ name, text, evidence, checked }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="text-ink2">{text}</td>
              <td data-key={head[2]} className={styles.value}>
                {evidence}
              </td>
              <td data-key={head[3]} className={styles.value}>
                {/^\d/.test(checked) ? formatShortDate(checked) : checked}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-20px t-source text-ink3">{source}</p>
    </TrustSection>
  );
}
