import {
  contractTier,
  customNumber,
  formatLimit,
  tierLimits,
} from "../../../content/tier-limits.ts";
import { formatDollars } from "../../../lib/format.ts";
import { finderContent } from "./content.ts";
import { HeadCells } from "../../../ui/table-head.tsx";
import styles from "./finder-table.module.css";

const { table, cpus, computeHours } = finderContent;

/** The same answer as a table, where no script runs. */
export function FinderTable() {
  const rows = [
    ...Object.values(tierLimits).map((tier) => [
      `${formatLimit(tier.cpus)} ${cpus.unit} ${table.and} ${formatLimit(tier.computeHours)} ${computeHours.unit}`,
      tier.name,
      formatDollars(tier.monthlyPrice),
    ]),
    [finderContent.more, contractTier.name, customNumber],
  ];
  return (
    <noscript>
      <table aria-label={finderContent.headline} className={styles.table}>
        <thead>
          <tr>
            <HeadCells names={table.head} />
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </noscript>
  );
}
