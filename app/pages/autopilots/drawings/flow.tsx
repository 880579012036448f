import type { ReactNode } from "react";

import type { autopilotsContent } from "../content.ts";
import styles from "./flow.module.css";

type FlowProps = Omit<(typeof autopilotsContent)["work"], "label" | "headline" | "source">;

/**
 * Work inside the wall, in four columns on the quarters; from top to bottom where there is less room.
 * Labels keep their font size.
 */
export function Flow({ description, inside, entry, nodes, refused }: FlowProps) {
  return (
    <div role="img" aria-label={description} className={`${styles.flow} t-caption`}>
      <p className={styles.entry}>{entry}</p>
      <div className={`${styles.wall} bg-surface`}>
        <i className={styles.gate} />
        <div className={styles.columns}>
          <Column {...nodes.agent} className={styles.agent} />
          <Column {...nodes.log} className={styles.store} />
          <Column {...nodes.tool} className="" />
          <Column {...nodes.person} className={styles.gateway}>
            <div className={styles.stop}>
              <i className="i-mark-refused" />
            </div>
          </Column>
        </div>
        <div className={styles.foot}>
          <p className={`${styles.inside} text-ink3`}>{inside}</p>
          <p className="text-warn">{refused}</p>
        </div>
      </div>
    </div>
  );
}

type ColumnProps = {
  className: string | undefined;
  name: string;
  note: string;
  rows?: readonly string[];
  /** Below the machine or the person. */
  children?: ReactNode;
};

/** A machine or a person: a name, a note, and rows for several steps. */
function Column({ className, name, note, rows = [], children }: ColumnProps) {
  return (
    <div className={styles.column}>
      <div className={styles.place}>
        <div className={`${styles.node} bg-surface ${className}`}>
          <p>{name}</p>
          <p className={`${styles.note} text-ink3`}>{note}</p>
          {rows.length > 0 && (
            <ol className={styles.rows}>
              {rows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ol>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
