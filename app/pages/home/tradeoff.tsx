import type { homeContent } from "./content.ts";
import { below } from "../../ui/below.ts";
import { HeadCells } from "../../ui/table-head.tsx";
import styles from "./tradeoff.module.css";

type TradeoffProps = (typeof homeContent)["tradeoff"];

/** Other offers against ours; our column stands inside a wall. */
export function Tradeoff({ label, headline, lead, columns, rows }: TradeoffProps) {
  return (
    <section {...below([939, 759, 719])} className={styles.section}>
      <div className="page-width">
        <div className="quarters">
          <p className="t-caption text-ink3">{label}</p>
          <div className={`${styles.words} inset`}>
            <h2 id="tradeoff" className="t-d1">
              {headline}
            </h2>
            <p className="mt-16px t-lead text-ink2">
              {lead[0]} <br className="max-md:hidden" />
              {lead[1]}
            </p>
          </div>
        </div>
        <table aria-labelledby="tradeoff" className={styles.tradeoff}>
          <thead className="t-caption text-ink3">
            <tr>
              <HeadCells names={columns} />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ choice, usual, ours }) => (
              <tr key={choice}>
                <th scope="row">{choice}</th>
                <td>{usual}</td>
                <td>{ours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
