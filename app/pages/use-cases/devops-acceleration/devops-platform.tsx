import type { devopsAccelerationContent } from "./content.ts";
import { UseCaseSection } from "../../../sections/use-case/use-case-section.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { HeadCells } from "../../../ui/table-head.tsx";
import styles from "./devops-platform.module.css";

type PlatformContent = (typeof devopsAccelerationContent)["platform"];

/** The repository that runs a release, and what the platform does with each part of it. */
export function DevopsPlatform({ label, headline, listings, source, table }: PlatformContent) {
  return (
    <UseCaseSection label={label} headline={headline} heights={[2206, 1712, 1340]}>
      <div className="md:col-span-4">
        <Figure source={source}>
          <div className="grid grid-cols-1 sm:grid-cols-2 border-y border-ink">
            {listings.map((listing) => (
              <Listing key={listing.name} {...listing} />
            ))}
          </div>
        </Figure>
        <Abilities {...table} />
      </div>
    </UseCaseSection>
  );
}

function Listing({ name, lines }: PlatformContent["listings"][number]) {
  return (
    <div className={styles.listing}>
      <p className="t-log text-ink3">{name}</p>
      <pre translate="no" className="mt-12px t-cell">
        <code>{lines.join("\n")}</code>
      </pre>
    </div>
  );
}

function Abilities({ caption, head, rows }: PlatformContent["table"]) {
  return (
    <table className={`${styles.capabilities} t-copy mt-56px md:mt-72px`}>
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {head.map((title) => (
          <col key={title} />
        ))}
      </colgroup>
      <thead className="max-md:sr-only">
        <tr>
          <HeadCells names={head} />
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, text, command]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="text-ink2">{text}</td>
            <td className="t-cell">
              <code translate="no">{command}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
