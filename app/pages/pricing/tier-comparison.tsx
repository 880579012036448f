import { type FeatureValue, tiers } from "../../content/tiers.ts";
import { CustomerMark, customerNameOf } from "../../sections/customer-mark.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { comparisonGroups, pricingContent, tierCustomers } from "./content.ts";
import { cellType } from "./spec-sheet.tsx";
import styles from "./tier-comparison.module.css";

const content = pricingContent.comparison;

/** What each tier includes: a table whose head stays under the header, on the spec sheet's columns. */
export function TierComparison() {
  return (
    <>
      <h2 id="tier-comparison" className={`${styles.headline} print:mt-12px t-d3`}>
        {content.headline}
      </h2>
      <table aria-labelledby="tier-comparison" className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={`${styles.head} bg-surface`}>
              <span className="sr-only">{content.feature}</span>
            </th>
            {tiers.map(({ slug, name }) => (
              <th
                key={slug}
                scope="col"
                data-tier={slug}
                className={`${styles.head} bg-surface ${styles.tier} font-500`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {comparisonGroups.map((group) => (
          <tbody key={group.name}>
            <GroupRow name={group.name} />
            {group.rows.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row" className={`${styles.label} text-balance t-small text-ink2`}>
                  <Unbroken text={label} />
                </th>
                {tiers.map(({ slug, features }) => (
                  <td
                    key={slug}
                    data-tier={slug}
                    className={`${styles.value} max-md:text-right max-md:whitespace-nowrap ${cellType(features[id])}`}
                  >
                    <Value value={features[id]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <GroupRow name={content.customers} />
          <tr>
            <th scope="row" className={`${styles.customerLabel} t-small text-ink2`}>
              {content.runsOnTier}
            </th>
            {tiers.map(({ slug }) => (
              <td
                key={slug}
                data-tier={slug}
                className={`${styles.value} max-md:text-right max-md:whitespace-nowrap t-caption`}
              >
                <TierCustomer slug={slug} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

function GroupRow({ name }: { name: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={tiers.length + 1} className={`${styles.group} font-550`}>
        {name}
      </th>
    </tr>
  );
}

function TierCustomer({ slug }: { slug: string }) {
  const entry = tierCustomers[slug];
  if (!entry) return <Value value={false} missing={content.noCustomer} />;
  return (
    <span className={styles.customer}>
      <CustomerMark customer={entry.customer} height={34} />{" "}
      <span data-print="" className="hidden print:inline">
        {customerNameOf(entry.customer)}
      </span>{" "}
      <span className={`${styles.note} mt-4px t-source text-ink3`}>{entry.note}</span>
    </span>
  );
}

type ValueProps = { value: FeatureValue; missing?: string };

function Value({ value, missing = content.missing }: ValueProps) {
  if (typeof value === "string") return value;
  return (
    <>
      <i
        aria-hidden="true"
        data-word={
          value ? content.words.yes : missing === content.missing ? content.words.no : missing
        }
        className={`${styles.icon} ${value ? "i-mark-check" : "i-mark-dash text-ink3"}`}
      />
      <span className="sr-only">{value ? content.included : missing}</span>
    </>
  );
}
