import type { ReactNode } from "react";

import { script } from "../../../islands/script.ts";
import { spaced } from "../../../lib/spaced.ts";
import { formatClock } from "../../../lib/format.ts";
import { rulerMinutes, rulerShares, runContent, stepSpans } from "./run-content.ts";
import sampleRun from "./sample-run.script.ts";
import styles from "./sample-run.module.css";

/**
 * The hero of `/aioi`: a headline beside the terminal of a sample run, and below it the run on a ruler.
 * The markup is the last frame, and stands until somebody plays it (`sample-run.script.ts`): every moving
 * part is a CSS animation of the same six seconds, so pausing and playing again set one clock.
 */
export function SampleRun({ children }: { children: ReactNode }) {
  return (
    <div {...script(sampleRun, "intent")} className={styles.run} style={rulerShares}>
      <div className={styles.hero}>
        <div className={styles.head}>{children}</div>
        <div className={styles.ground}>
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
  const { play, pause, goOn, again } = runContent.buttons;
  return (
    <figure
      aria-label={runContent.label}
      className={`${styles.terminal} bg-ground text-ink2 always-dark`}
    >
      <div className={`${styles.bar} text-ink3`}>
        <span>{runContent.host}</span> {/* The state of the run chooses the word. */}
        <button type="button" data-part="button" className={`${styles.button} text-ink sm:ml-auto`}>
          <span className={styles.play}>{play}</span> <span className={styles.pause}>{pause}</span>{" "}
          <span className={styles.goOn}>{goOn}</span> <span className={styles.again}>{again}</span>
        </button>
      </div>
      {runContent.steps.map(({ command: { program, given, flags }, start, lines }) => (
        <div key={start} className={styles.step}>
          <p className={styles.command} style={second(start)}>
            <i>$ </i>
            <b>{program}</b>
            {given && ` ${given}`}{" "}
            <span>{spaced(flags.map((flag) => <span key={flag}>{flag}</span>))}</span>
          </p>
          {lines.map(({ at, what, detail, result, kind }) => (
            <p key={at} data-kind={kind} style={second(at)}>
              <span>{formatClock(at)}</span> <b>{what}</b> <span>{detail}</span> <em>{result}</em>
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

/** While the first one is pointed at or has the focus, the run shows the end of its step. */
const LaneName = ({ index, children }: { index: number; children: ReactNode }) =>
  index === 0 ? (
    <button type="button" className={`${styles.lane} t-caption text-ink3`}>
      {children}
    </button>
  ) : (
    <p className={`${styles.lane} t-caption text-ink3`}>{children}</p>
  );

/** A label each 5 minutes. */
const axis = Array.from({ length: rulerMinutes / 5 + 1 }, (_, index) => `${index * 5} min`);

function Ruler() {
  const { lanes, connected, live, logged, source, steps } = runContent;
  const seconds = 60 * rulerMinutes;
  const last = steps.at(-1)?.lines.at(-1)?.at ?? 0;
  // Ticks of the log: one at each line.
  const ticks = steps.flatMap((step) => step.lines.map(({ at }) => `M${at} 0v10`)).join("");
  const labels = [connected, live, null, logged];
  return (
    <div className="page-width">
      <ol className={`${styles.lanes} mt-32px md:mt-40px`}>
        {lanes.map(({ name, time }, index) => (
          <li key={name} style={stepSpans[index]}>
            <LaneName index={index}>
              <span>{index + 1}</span> <b>{name}</b> <span>{time}</span>
            </LaneName>{" "}
            <i>
              {index === 3 && (
                <svg aria-hidden="true" viewBox={`0 0 ${seconds} 10`} preserveAspectRatio="none">
                  <path d={`M0 5H${last}${ticks}`} />
                </svg>
              )}
            </i>
            {labels[index] && <span className="max-md:hidden text-ink2">{labels[index]}</span>}
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className={`${styles.axis} max-md:hidden text-ink3`}>
        {spaced(axis.map((label) => <span key={label}>{label}</span>))}
      </p>
      <p className={`${styles.source} t-source text-ink3`}>{source}</p>
    </div>
  );
}
