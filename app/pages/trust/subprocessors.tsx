import { formatShortDate } from "../../lib/format.ts";
import {
  cloudSubprocessors,
  type ServiceName,
  services,
  type Subprocessor,
} from "../../content/subprocessors.ts";
import { trustContent } from "./content.ts";
import { TrustSection } from "./trust-section.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import styles from "./trust-tables.module.css";

const { head, website, cloud, source, tell, ...words } = trustContent.subprocessors;
const serviceNames = Object.keys(services) as ServiceName[]; // its keys

/**
 * Who processes data for us.
 *
 * @param props.services whether this deployment uses each of them
 */
export function Subprocessors({ services: used }: { services: Record<ServiceName, boolean> }) {
  return (
    <TrustSection {...trustContent.sections.subprocessors} number={4} heights={[1736, 1234, 881]}>
      <table className={`${styles.list} ${styles.subprocessors}`}>
        <TableHead names={head} caption={trustContent.sections.subprocessors.label} />
        <tbody>
          <GroupName>{website}</GroupName>
          {serviceNames.map((name) => (
            <SubprocessorRow key={name} {...services[name]} isOn={used[name]} />
          ))}
        </tbody>
        <tbody>
          <GroupName>{cloud}</GroupName>
          {cloudSubprocessors.map((row) => (
            <SubprocessorRow key={row.name} {...row} />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-y-8px gap-x-20px items-center justify-between mt-12px">
        <p className="t-source text-ink3">{source}</p>
        <LinkButton {...tell} variant="evidence" />
      </div>
    </TrustSection>
  );
}

function GroupName({ children }: { children: string }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={5}>
        {children}
      </th>
    </tr>
  );
}

type SubprocessorRowProps = Subprocessor & { isOn?: boolean };

function SubprocessorRow({ name, purpose, sees, place, since, isOn }: SubprocessorRowProps) {
  return (
    <tr>
      <th scope="row">
        {`${name} `}
        {isOn !== undefined && (
          <span className={`${styles.on} ml-8px t-source ${isOn ? "" : "text-ink3"}`}>
            <i className={isOn ? undefined : styles.off} />
            {isOn ? words.on : words.off}
          </span>
        )}
      </th>
      <td className="text-ink2">{purpose}</td>
      <td data-key={head[2]} className="text-ink2">
        {sees}
      </td>
      <td data-key={head[3]} className={styles.value}>
        {place}
      </td>
      <td data-key={head[4]} className={styles.value}>
        {isOn === false ? words.notInUse : formatShortDate(since)}
      </td>
    </tr>
  );
}
