import type { ReactNode } from "react";

import { spaced } from "../../../lib/spaced.ts";
import { formatClock } from "../../../lib/format.ts";
import { runContent } from "./run-content.ts";
import "./run.css";

/**
 * The hero of `/aioi`: a headline beside the terminal of a sample run, and below it the run on a ruler.
 * The markup is the last frame. `browser/sample-run.ts` plays it: every moving part is a CSS animation
 * of the same six seconds, so pausing and replaying set one clock.
 */
export function SampleRun({ children }: { children: ReactNode }) {
  return (
    <div className="run">
      <div className="run-hero">
        <div className="run-head">{children}</div>
        <div className="run-ground">
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
    <figure aria-label={runContent.label} className="terminal always-dark">
      <p className="terminal-bar">
        {`${runContent.host} `}
        <span>{runContent.speed}</span> {/* The state of the run chooses the word. */}
        <button type="button" className="run-button">
          <span className="run-replay">{replay}</span> <span className="run-pause">{pause}</span>{" "}
          <span className="run-play">{play}</span>
        </button>
      </p>
      {runContent.steps.map(({ command, start, lines }) => (
        <div key={start} className="terminal-step">
          <p className="terminal-command" style={second(start)}>
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
      <p className="terminal-command">
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
      <ol className="run-lanes">
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
      <p aria-hidden="true" className="run-axis">
        {spaced(rulerMinutes.map((minutes) => <span key={minutes}>{`${minutes} min`}</span>))}
      </p>
      <p className="run-source t-src text-ink3">{source}</p>
    </div>
  );
}
