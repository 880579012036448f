import { type FeatureValue, tiers } from "../../content/prices.ts";
import { CustomerMark } from "../../sections/customer-mark.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { comparisonGroups, pricingContent, tierCustomers } from "./content.ts";

const content = pricingContent.comparison;

/** What each tier includes: a table whose head stays under the header, on the spec sheet's columns. */
export function TierComparison() {
  return (
    <>
      <h2 className="mt-56px md:mt-40px md:w-1/6 md:pr-12px t-d3">{content.headline}</h2>
      <table className="max-md:mt-16px md:table-fixed">
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={headClass}>
              <span className="sr-only">{content.feature}</span>
            </th>
            {tiers.map(({ slug, name }) => (
              <th
                key={slug}
                scope="col"
                data-tier={slug}
                className={`${headClass} px-14px xl:px-24px text-16px font-500`}
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
                <th
                  scope="row"
                  className={`${rowClass} py-6px max-md:w-60% t-small text-ink2 text-balance max-xl:pr-8px`}
                >
                  <Unbroken text={label} />
                </th>
                {tiers.map(({ slug, features }) => (
                  <td key={slug} data-tier={slug} className={cellClass}>
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
            <th scope="row" className={`${rowClass} max-md:w-60% t-small text-ink2 md:h-96px`}>
              {content.runsOnTier}
            </th>
            {tiers.map(({ slug }) => (
              <td key={slug} data-tier={slug} className={cellClass}>
                <TierCustomer slug={slug} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

const headClass =
  "sticky top-[calc(64px_+_var(--banner,0px))] z-1 h-64px pb-16px align-bottom bg-surface border-b border-ink";
const rowClass = "h-47px border-b border-line";
const cellClass = `${rowClass} t-cell max-md:text-right max-md:whitespace-nowrap md:px-14px xl:px-24px`;

function GroupRow({ name }: { name: string }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={tiers.length + 1}
        className="pt-36px pb-8px border-b border-ink text-17px font-550"
      >
        {name}
      </th>
    </tr>
  );
}

function TierCustomer({ slug }: { slug: string }) {
  const entry = tierCustomers[slug];
  if (!entry) return <Value value={false} missing={content.noCustomer} />;
  return (
    <span className="inline-block py-12px max-md:[&>svg]:ml-auto">
      <CustomerMark customer={entry.customer} height={34} />{" "}
      <span className="block mt-4px t-src text-ink3 whitespace-normal">{entry.note}</span>
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
        className={`inline-block w-16px h-16px align-middle ${value ? "i-mark-check" : "i-mark-dash text-ink3"}`}
      />
      <span className="sr-only">{value ? content.included : missing}</span>
    </>
  );
}
