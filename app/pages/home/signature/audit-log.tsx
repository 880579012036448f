import { spaced } from "../../../lib/spaced.ts";
import { followedCall, logRows, signatureContent } from "./content.ts";
import { PanelHead } from "./endpoints.tsx";
import styles from "./tables.module.css";

/**
 * The last calls. The script makes each a button, which plays it, and moves the second line to the one that
 * is chosen.
 */
export function AuditLog() {
  return (
    <div className={styles.panel}>
      <PanelHead content={signatureContent.log} />
      <ol data-part="log" className={styles.log}>
        {logRows.map(({ id, time, agent, action, verdict, rule, facts, isFollowed }) => (
          <li key={id}>
            <span
              data-part="line"
              data-id={id}
              data-call={JSON.stringify(facts)}
              data-refused={facts.refusedTo ? "" : undefined}
              aria-current={isFollowed ? "true" : undefined}
              className={styles.line}
            >
              <span data-from="1">
                {time.slice(0, 8)}
                <span className={styles.fraction}>{time.slice(8)}</span>
              </span>{" "}
              <span data-from="1" className={styles.agent}>
                {agent}
              </span>{" "}
              <span data-from="2">{action}</span>{" "}
              <span data-from="2" className={styles.verdict}>
                {`${verdict} `}
                <span className={styles.rule}>{rule}</span>
              </span>
              {isFollowed && (
                <>
                  {" "}
                  <Detail />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The second line of the chosen call. */
function Detail() {
  const { words } = followedCall;
  const parts = [
    ["model", 3],
    ["took", 3],
    ["price", 4],
    ["bytes", 4],
    ["signature", 4],
  ] as const;
  return (
    <span data-part="detail" className={styles.detail}>
      {spaced(
        parts.map(([name, from]) => (
          <span key={name} data-part={name} data-from={from}>
            {words[name]}
          </span>
        )),
      )}
    </span>
  );
}
