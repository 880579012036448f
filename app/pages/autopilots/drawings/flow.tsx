import styles from "./flow.module.css";

/** A machine or a person: a name, a note, and rows for several steps. */
type FlowNode = {
  kind: "agent" | "gateway" | "store" | "plain";
  name: string;
  note?: string;
  rows?: readonly string[];
};

type FlowProps = {
  /** Text alternative. */
  description: string;
  /** Name of what the wall encloses. */
  inside: string;
  /** Label of the line through the gate. Without it the wall has no gate. */
  entry?: string;
  /** From left to right, or from top to bottom where there is less room; several nodes run together. */
  columns: readonly (readonly FlowNode[])[];
  /** Label of the line that is stopped before the wall. */
  refused?: string;
};

/** Work inside the wall, in four columns on the quarters. Labels keep their font size. */
export function Flow({ description, inside, entry, columns, refused }: FlowProps) {
  return (
    <div role="img" aria-label={description} className={`${styles.flow} t-caption`}>
      {entry !== undefined && <p className={styles.entry}>{entry}</p>}
      <div className={`${styles.wall} bg-surface`}>
        {entry !== undefined && <i className={styles.gate} />}
        <div className={styles.columns}>
          {columns.map((nodes, index) => (
            <div key={nodes[0]?.name} className={styles.column}>
              {nodes.map((node) => (
                <div key={node.name} className={styles.place}>
                  <Node {...node} />
                </div>
              ))}
              {refused !== undefined && index === columns.length - 1 && (
                <div className={styles.stop}>
                  <i className="i-mark-refused" />
                </div>
              )}
            </div>
          ))}
        </div>
        <div className={styles.foot}>
          <p className={`${styles.inside} text-ink3`}>{inside}</p>
          {refused !== undefined && <p className="text-warn">{refused}</p>}
        </div>
      </div>
    </div>
  );
}

const kinds = { agent: styles.agent, gateway: styles.gateway, store: styles.store, plain: "" };

function Node({ kind, name, note, rows = [] }: FlowNode) {
  return (
    <div className={`${styles.node} bg-surface ${kinds[kind]}`}>
      <p>{name}</p>
      {note !== undefined && <p className={`${styles.note} text-ink3`}>{note}</p>}
      {rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
