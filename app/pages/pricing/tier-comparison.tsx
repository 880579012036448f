import { type FeatureValue, tiers } from "../../content/prices.ts";
import { Section } from "../../ui/section.tsx";
import { comparisonGroups, pricingStaticContent } from "./static-content.ts";

const content = pricingStaticContent.comparison;

/** What each tier includes: a table whose head stays under the header. */
export function TierComparison() {
  return (
    <Section label={content.label}>
      <h2 className="md:col-span-3 inset t-d2">{content.headline}</h2>
      <table className="md:col-span-4 mt-16px md:mt-40px md:table-fixed">
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={`${headClass} w-19.4%`}>
              <span className="sr-only">{content.feature}</span>
            </th>
            {tiers.map(({ slug, name }) => (
              <th
                key={slug}
                scope="col"
                data-tier={slug}
                className={`${headClass} text-16px font-500`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {comparisonGroups.map((group) => (
          <tbody key={group.name}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={tiers.length + 1}
                className="pt-36px pb-8px border-b border-ink text-17px font-550"
              >
                {group.name}
              </th>
            </tr>
            {group.rows.map(({ id, label }) => (
              <tr key={id} className="group">
                <th scope="row" className={`${rowClass} t-small text-ink2 pr-16px`}>
                  {label}
                </th>
                {tiers.map(({ slug, features }) => (
                  <td
                    key={slug}
                    data-tier={slug}
                    className={`${rowClass} t-cell max-md:text-right max-md:whitespace-nowrap`}
                  >
                    <Value value={features[id]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

const headClass =
  "sticky top-[calc(64px_+_var(--banner,0px))] z-1 h-54px bg-surface border-b border-ink";
const rowClass = "h-47px border-b border-line group-last:border-b-0";

function Value({ value }: { value: FeatureValue }) {
  if (typeof value === "string") return value;
  return (
    <>
      <i
        aria-hidden="true"
        className={`inline-block w-16px h-16px align-middle ${value ? "i-mark-check" : "i-mark-dash text-ink3"}`}
      />
      <span className="sr-only">{value ? content.included : content.missing}</span>
    </>
  );
}
