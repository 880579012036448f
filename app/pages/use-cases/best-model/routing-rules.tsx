import type { bestModelContent } from "./content.ts";
import { Figure } from "../../../ui/figure.tsx";
import { StackedRow, StackedTable, stackedCellClass } from "../../../ui/stacked-table.tsx";
import styles from "./routing-rules.module.css";

type RoutingRulesProps = (typeof bestModelContent)["rules"];

/** Rules of a router as a table, each with the share of requests it decides. */
export function RoutingRules({ title, head, rows, source }: RoutingRulesProps) {
  return (
    <div className="md:col-span-4 mt-56px md:mt-72px">
      <Figure source={source}>
        <StackedTable
          caption={title}
          captionClass={`${styles.caption} t-d3`}
          head={head}
          headClass={`${styles.heads} t-caption text-ink3`}
        >
          {rows.map(({ when, action, percent }) => (
            <StackedRow key={when}>
              <th scope="row" className={`${stackedCellClass} t-cell pr-24px`}>
                {when}
              </th>
              <td className={`${stackedCellClass} t-cell text-ink2 md:px-24px`}>{action}</td>
              <td
                aria-label={`${percent}%`}
                className={`${stackedCellClass} md:pl-24px max-md:mt-8px`}
              >
                <span className={styles.share}>
                  <span>
                    <span className={`${styles.bar} bg-signal`} style={{ width: `${percent}%` }} />
                  </span>{" "}
                  <span className="t-cell">{percent}%</span>
                </span>
              </td>
            </StackedRow>
          ))}
        </StackedTable>
      </Figure>
    </div>
  );
}
