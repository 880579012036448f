import { script } from "../../../islands/script.ts";
import { spaced } from "../../../lib/spaced.ts";
import consoleLog from "./console-log.script.ts";
import { consoleContent as content } from "./console-content.ts";
import { ConsoleMap } from "./console-map.tsx";
import { logRows } from "./log-rows.ts";
import styles from "./console.module.css";

/**
 * The console of a sample installation. `console-log.script.ts` adds lines to its log and lights
 * the path of the one that is pointed at.
 */
export function Console() {
  const [label, count] = content.endpoints.title;
  return (
    <figure
      {...script(consoleLog, "rest")}
      aria-label={content.title}
      data-motion=""
      className={styles.console}
    >
      <p className={styles.bar}>
        <b>{content.site}</b> <span className={styles.tag}>{content.mode}</span>{" "}
        <span className={styles.soft}>{content.policy}</span>{" "}
        <span className={`${styles.soft} ${styles.right}`}>{content.out[0]}</span>{" "}
        <span>{content.out[1]}</span>{" "}
        <span className={`${styles.tag} ${styles.warn}`}>{content.refused}</span>
      </p>
      <div className={styles.body}>
        <div aria-hidden="true" className={styles.nav}>
          {content.nav.map(([name, items]) => (
            <p key={name}>
              {`${name} `}
              {items !== "" && <span className={styles.soft}>{items}</span>}
            </p>
          ))}
          {content.sites.map((name, index) => (
            <p key={name} className={index === 0 ? styles.soft : styles.site}>
              {name}
            </p>
          ))}
        </div>
        <div className={styles.main}>
          <PanelHead content={content.boundary} />
          <div className={styles.ground}>
            <ConsoleMap />
          </div>
          <PanelHead content={content.router} />
          <p className={styles.router}>
            {spaced(
              content.shares.map(([name, percent]) => (
                <span key={name} style={{ width: `${percent}%` }}>
                  {name}
                </span>
              )),
            )}
          </p>
          <table aria-label={content.rules.title} className={styles.endpoints}>
            <Rows rows={content.rules.rows} />
          </table>
        </div>
        <div className={styles.side}>
          <PanelHead content={[label, count]} />
          <table className={styles.endpoints}>
            <thead>
              <tr>
                {content.endpoints.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <Rows rows={content.endpoints.rows} />
          </table>
          <PanelHead content={content.log} />
          <ol data-part="log" className={styles.log}>
            {logRows.map(({ time, who, action, verdict, refused, path }) => (
              <li key={time}>
                <button
                  type="button"
                  aria-pressed="false"
                  data-path={path}
                  data-refused={refused ? "" : undefined}
                >
                  <span>{time}</span> <span className={styles.who}>{who}</span>{" "}
                  <span>{action}</span> <span>{verdict}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}

const PanelHead = ({ content }: { content: readonly [string, string] }) => (
  <h3 className={styles.head}>
    {`${content[0]} `}
    <span className={styles.soft}>{content[1]}</span>
  </h3>
);

/** The name of a row, its model and its numbers. */
const Rows = ({ rows }: { rows: readonly (readonly [string, string, ...string[]])[] }) => (
  <tbody>
    {rows.map(([name, model, ...numbers]) => (
      <tr key={name}>
        <th scope="row">
          {`${name} `}
          <span className={styles.soft}>{model}</span>
        </th>
        {numbers.map((number, column) => (
          <td key={column}>{number}</td>
        ))}
      </tr>
    ))}
  </tbody>
);
