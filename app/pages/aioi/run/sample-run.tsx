import type { ReactNode } from "react";

import { script } from "../../../islands/script.ts";
import { spaced } from "../../../lib/spaced.ts";
import { formatClock } from "../../../lib/format.ts";
import { runContent } from "./run-content.ts";
import sampleRun from "./sample-run.script.ts";
import styles from "./sample-run.module.css";

/**
 * The hero of `/aioi`: a headline beside the terminal of a sample run, and below it the run on a ruler.
 * The markup is the last frame. `sample-run.script.ts` plays it: every moving part is a CSS animation
 * of the same six seconds, so pausing and replaying set one clock.
 */
export function SampleRun({ children }: { children: ReactNode }) {
  return (
    <div {...script(sampleRun, "now")} className={styles.run}>
      <div className={styles.hero}>
        <div className={styles.head}>{children}</div>
        <div data-part="ground" className={styles.ground}>
          <Terminal />
        </div>
      </div>
      <Ruler />
    </div>
  );
}

/** The second of the run at which something appears. */
const second = (seconds: number) => ({ "--at": seconds });

function Terminal() {
  const { replay, pause, play } = runContent.buttons;
  return (
    <figure aria-label={runContent.label} className={`${styles.terminal} always-dark`}>
      <p className={styles.bar}>
        {`${runContent.host} `}
        <span>{runContent.speed}</span> {/* The state of the run chooses the word. */}
        <button type="button" data-part="button" className={styles.button}>
          <span className={styles.replay}>{replay}</span>{" "}
          <span className={styles.pause}>{pause}</span> <span className={styles.play}>{play}</span>
        </button>
      </p>
      {runContent.steps.map(({ command, start, lines }) => (
        <div key={start} className={styles.step}>
          <p className={styles.command} style={second(start)}>
            <i>$ </i>
            {`${command[0]} `}
            <span>{command[1]}</span> <b>{command[2]}</b>
          </p>
          {lines.map(({ at, what, detail, result, kind }) => (
            <p key={at} data-kind={kind} style={second(at)}>
              <span>{formatClock(at)}</span> <b>{what}</b>{" "}
              <span>
                {detail}
                {kind === "load" && <i />}
              </span>{" "}
              <em>{result}</em>
            </p>
          ))}
        </div>
      ))}
      <p className={styles.command}>
        <i>$ </i>
        <u aria-hidden="true" />
      </p>
    </figure>
  );
}

const rulerMinutes = [0, 5, 10, 15, 20, 25, 30];

function Ruler() {
  const { lanes, connected, live, next, logged, source } = runContent;
  // Ticks of the log: one at each line, on a scale of 1800 seconds.
  const ticks = runContent.steps
    .flatMap(({ lines }) => lines.map(({ at }) => `M${at} 0v10`))
    .join("");
  const labels = [
    <>
      <b>{connected[0]}</b> {connected[1]}
    </>,
    live,
    next,
    logged,
  ];
  return (
    <div className="page-width">
      <ol className={styles.lanes}>
        {lanes.map(({ name, time }, index) => (
          <li key={name}>
            {/* While it is pointed at or has the focus, the run shows the end of its step. */}
            <button type="button">
              <span>{index + 1}</span> <b>{name}</b> <span>{time}</span>
            </button>{" "}
            <i>
              {index === 3 && (
                <svg aria-hidden="true" viewBox="0 0 1800 10" preserveAspectRatio="none">
                  <path d={`M0 5H1560${ticks}`} />
                </svg>
              )}
            </i>
            <span>{labels[index]}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className={styles.axis}>
        {spaced(rulerMinutes.map((minutes) => <span key={minutes}>{`${minutes} min`}</span>))}
      </p>
      <p className={`${styles.source} t-src text-ink3`}>{source}</p>
    </div>
  );
}
