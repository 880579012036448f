import { formatDate } from "../../../lib/format.ts";
import { compareContent } from "../content.ts";
import { comparison, countBest, crossingMonth, type Way, wayNames, ways } from "./content.ts";
import { WayTabs } from "./way-tabs.tsx";
import styles from "./comparison.module.css";

const { table, date } = compareContent;

/** Four ways to run AI, row by row, AIOI in a wall; below 1024 px AIOI beside one of the others. */
export function Comparison() {
  return (
    <section className={styles.comparison}>
      <WayTabs />
      <div className="page-width">
        <div className={styles.frame}>
          <i className={styles.wall} />
          <table className={styles.table}>
            <caption className="sr-only">{table.caption}</caption>
            <thead>
              <tr>
                <th scope="col" className={styles.corner}>
                  <span className="sr-only">{table.row}</span>
                </th>
                {wayNames.map((way) => (
                  <th key={way} scope="col" data-way={way} className="t-d4">
                    {ways[way]}
                  </th>
                ))}
              </tr>
            </thead>
            {comparison.map(({ name, rows }) => (
              <tbody key={name}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={wayNames.length + 1}>
                    {name}
                  </th>
                </tr>
                {rows.map(({ label, values, best }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {wayNames.map((way, index) => (
                      <Value key={way} way={way} isBest={best.includes(way)}>
                        {values[index] ?? ""}
                      </Value>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
            <tfoot>
              <tr>
                <th scope="row" className="font-600">
                  {table.counted}
                </th>
                {wayNames.map((way) => (
                  <td key={way} data-way={way} className="t-d1">
                    {countBest(way)}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
        <p className={`${styles.note} text-ink3 t-source`}>
          <span className="print:hidden">
            {table.note(table.crossing(crossingMonth), formatDate(date))}
          </span>{" "}
          <span data-print="" className="hidden print:inline">
            {table.printedNote}
          </span>
        </p>
      </div>
    </section>
  );
}

type ValueProps = { way: Way; isBest: boolean; children: string };

function Value({ way, isBest, children }: ValueProps) {
  return isBest ? (
    <td data-way={way} className={styles.best}>
      {children}
      <span className="sr-only">{`, ${table.best}`}</span>
    </td>
  ) : (
    <td data-way={way}>{children}</td>
  );
}
