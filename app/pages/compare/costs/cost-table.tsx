import { formatDollars } from "../../../lib/format.ts";
import type { Assumptions } from "./assumptions.ts";
import { costsContent } from "./content.ts";
import { costAt, type Costs, lastMonth, toMonth } from "./costs.ts";
import { givenText } from "./texts.ts";
import styles from "./cost-table.module.css";

const { table, sample, inAddress } = costsContent;

/** The assumptions and the chart in numbers: on paper, where no script runs, and for those who do not see it. */
export function CostTable({ given, costs }: { given: Assumptions; costs: Costs }) {
  const third = costs.crossing === null ? 18 : toMonth(costs.crossing);
  const months = [...new Set([6, 12, third, 24, lastMonth])].sort((one, other) => one - other);
  return (
    <div className={styles.numbers}>
      <p className={`${styles.given} t-source`}>
        {`${givenText(given)} ${sample} `}
        <span data-scripted="">{inAddress}</span>
      </p>
      <table aria-label={table.caption} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{table.caption}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {table.month(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(["aioi", "hosted", "selfBuilt"] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{table.lines[name]}</th>
              {months.map((month) => (
                <td key={month}>{formatDollars(Math.round(costAt(costs[name], month)))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
