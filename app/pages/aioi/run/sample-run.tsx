import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { formatClock } from "../../../lib/format-clock.ts";
import { runContent } from "./run-content.ts";
import "./run.css";

type Playback = "still" | "playing" | "paused" | "ended";

/**
 * The hero of `/aioi`: a headline beside the terminal of a sample run, and below it the run on a ruler.
 * The markup is the last frame. With script and motion, it plays once on entering: every moving part is
 * a CSS animation of the same six seconds, so pausing, replaying and seeking set one clock.
 */
export function SampleRun({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [playback, setPlayback] = useState<Playback>("still");
  // The step whose end is shown while its lane is pointed at.
  const [until, setUntil] = useState<number>();

  useEffect(() => {
    const element = root.current;
    if (!element || !window.matchMedia("(prefers-reduced-motion: no-preference)").matches) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isIn = entry?.isIntersecting === true;
        setPlayback((before) =>
          isIn && before === "still"
            ? "playing"
            : !isIn && before === "playing"
              ? "paused"
              : before,
        );
      },
      { threshold: 0.4 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onButton = () => {
    if (playback === "ended") {
      // Without the animations for a moment, so that all of them begin again.
      flushSync(() => setPlayback("still"));
      root.current?.getAnimations();
    }
    setPlayback(playback === "playing" ? "paused" : "playing");
  };
  const { buttons } = runContent;
  const button =
    playback === "playing" ? buttons.pause : playback === "paused" ? buttons.play : buttons.replay;

  return (
    <div
      className="run"
      data-playback={playback}
      data-until={until}
      onAnimationEnd={({ animationName }) => {
        if (animationName === "run-playhead") setPlayback("ended");
      }}
    >
      <div className="run-hero">
        <div className="run-head">{children}</div>
        <div ref={root} className="run-ground">
          <Terminal
            control={
              <button type="button" onClick={onButton} className="run-button">
                {button}
              </button>
            }
          />
        </div>
      </div>
      <Ruler onLane={setUntil} />
    </div>
  );
}

/** The second of the run at which something appears. */
const second = (seconds: number) => ({ "--at": seconds }) as CSSProperties;

function Terminal({ control }: { control: ReactNode }) {
  return (
    <figure aria-label={runContent.label} className="terminal always-dark">
      <p className="terminal-bar">
        {runContent.host}
        <span>{runContent.speed}</span>
        {control}
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

function Ruler({ onLane }: { onLane: (step: number | undefined) => void }) {
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
    <div className="page">
      <ol className="run-lanes">
        {lanes.map(({ name, time }, index) => (
          <li key={name}>
            <button
              type="button"
              onPointerEnter={() => onLane(index + 1)}
              onPointerLeave={() => onLane(undefined)}
              onFocus={() => onLane(index + 1)}
              onBlur={() => onLane(undefined)}
            >
              <span>{index + 1}</span> <b>{name}</b> <span>{time}</span>
            </button>
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
        {rulerMinutes.map((minutes) => (
          <span key={minutes}>{`${minutes} min`}</span>
        ))}
      </p>
      <p className="run-source t-src text-ink3">{source}</p>
    </div>
  );
}
