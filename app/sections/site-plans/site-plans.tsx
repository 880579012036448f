import { residencyContent, type SiteLayer } from "../../content/residency.ts";
import { siteDrawings } from "./site-drawings.tsx";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./site-plans.module.css";

const { dataCenters, labels, planOf } = residencyContent;

const rows: readonly SiteLayer[] = ["power", "keys", "rules", "records"];

type SitePlansProps = {
  /** Whether each plan has its facts below it. */
  facts?: boolean;
};

/** The data centers as three plans, each with one wall and one gate. No line joins two of them. */
export function SitePlans({ facts = false }: SitePlansProps) {
  return (
    <ul className={styles.plans}>
      {dataCenters.map(({ country, name, zones, facts: layers }) => {
        const Drawing = siteDrawings[country];
        return (
          <li key={country}>
            <svg
              viewBox="10 4 420 368"
              role="img"
              aria-label={planOf(name)}
              className={`${drawing.svg} fit-words ${styles.plan} hatch`}
            >
              <Drawing />
            </svg>
            <h3 className={`pt-16px t-d3 ${facts ? "pb-12px border-b border-ink" : ""}`}>{name}</h3>
            {facts && (
              <dl>
                <div className={styles.fact}>
                  <dt className="t-caption text-ink3">{labels.zones}</dt>
                  <dd className="text-right">{zones}</dd>
                </div>
                {rows.map((layer) => (
                  <div key={layer} data-layer={layer} className={styles.fact}>
                    <dt className="t-caption text-ink3">{labels.layers[layer]}</dt>
                    <dd className="text-right">{layers[layer]}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
