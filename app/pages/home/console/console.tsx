import { spaced } from "../../../lib/spaced.ts";
import { consoleContent as content } from "./console-content.ts";
import { ConsoleMap } from "./console-map.tsx";
import { logRows } from "./log-rows.ts";

/**
 * The console of a sample installation. `browser/drawings/console-log.ts` adds lines to its log and lights
 * the path of the one that is pointed at.
 */
export function Console() {
  const [label, count] = content.endpoints.title;
  return (
    <figure aria-label={content.title} data-motion="" className="console">
      <p className="console-bar">
        <b>{content.site}</b> <span className="console-tag">{content.mode}</span>{" "}
        <span className="console-soft">{content.policy}</span>{" "}
        <span className="console-soft console-right">{content.out[0]}</span>{" "}
        <span>{content.out[1]}</span>{" "}
        <span className="console-tag console-warn">{content.refused}</span>
      </p>
      <div className="console-body">
        <div aria-hidden="true" className="console-nav">
          {content.nav.map(([name, items]) => (
            <p key={name}>
              {`${name} `}
              {items !== "" && <span className="console-soft">{items}</span>}
            </p>
          ))}
          {content.sites.map((name, index) => (
            <p key={name} className={index === 0 ? "console-soft" : "console-site"}>
              {name}
            </p>
          ))}
        </div>
        <div className="console-main">
          <PanelHead content={content.boundary} />
          <div className="console-ground">
            <ConsoleMap />
          </div>
          <PanelHead content={content.router} />
          <p className="console-router">
            {spaced(
              content.shares.map(([name, percent]) => (
                <span key={name} style={{ width: `${percent}%` }}>
                  {name}
                </span>
              )),
            )}
          </p>
          <table aria-label={content.rules.title} className="console-endpoints">
            <Rows rows={content.rules.rows} />
          </table>
        </div>
        <div className="console-side">
          <PanelHead content={[label, count]} />
          <table className="console-endpoints">
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
          <ol className="console-log">
            {logRows.map(({ time, who, action, verdict, refused, path }) => (
              <li key={time}>
                <button
                  type="button"
                  aria-pressed="false"
                  data-path={path}
                  className={refused ? "console-warn" : undefined}
                >
                  <span>{time}</span> <span className="console-who">{who}</span>{" "}
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
  <h3 className="console-head">
    {`${content[0]} `}
    <span className="console-soft">{content[1]}</span>
  </h3>
);

/** The name of a row, its model and its numbers. */
const Rows = ({ rows }: { rows: readonly (readonly [string, string, ...string[]])[] }) => (
  <tbody>
    {rows.map(([name, model, ...numbers]) => (
      <tr key={name}>
        <th scope="row">
          {`${name} `}
          <span className="console-soft">{model}</span>
        </th>
        {numbers.map((number, column) => (
          <td key={column}>{number}</td>
        ))}
      </tr>
    ))}
  </tbody>
);
