import { useState } from "react";

import { formatCount } from "../../lib/format-count.ts";
import { formatClock } from "../../lib/format-clock.ts";
import { requestsOfDay } from "./figures/day.ts";
import { homeLateContent } from "./late-content.ts";

const content = homeLateContent.moment;
const requests = requestsOfDay();
const tallest = Math.max(...requests);
const height = 106;
const heights = requests.map((count) => Math.round((height * count) / tallest));

/** All bars, with a fifth of each step between them. */
const bars = heights.map((top) => `v-${top}h.8V${height}h.2`).join("");

/** 14:00, the step in which the last export was refused. */
const start = 84;
const minutesOfStep = 10;
const stepsOfHour = 6;

/** The day's bars, with a mark that follows the pointer; by keyboard a slider. */
export default function MomentChart() {
  const [step, setStep] = useState(start);
  const last = requests.length - 1;
  const time = formatClock(minutesOfStep * step);
  const answered = formatCount(requests[step] ?? 0);
  const share = `${((100 * (step + 0.5)) / requests.length).toFixed(2)}%`;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${requests.length} ${height}`}
        preserveAspectRatio="none"
      >
        <path d={`M0 ${height}${bars}`} />
        <path
          d={`M${step} ${height}v-${heights[step] ?? 0}h.8v${heights[step] ?? 0}`}
          className="moment-mark"
        />
      </svg>
      <p
        aria-hidden="true"
        className="moment-tag t-lab"
        style={{ left: share, translate: `-${share}` }}
      >
        {`${time} · ${answered} ${content.answered} · ${content.out}`}
      </p>
      <input
        type="range"
        aria-label={content.slider}
        max={last}
        value={step}
        aria-valuetext={`${time}: ${answered} ${content.answered}, ${content.out}`}
        className="moment-range"
        onChange={({ target }) => setStep(target.valueAsNumber)}
        onPointerMove={({ currentTarget, nativeEvent }) => {
          const at = nativeEvent.offsetX / currentTarget.clientWidth;
          setStep(Math.min(last, Math.max(0, Math.floor(at * requests.length))));
        }}
        onPointerLeave={() => setStep(start)}
        onKeyDown={(event) => {
          const move = { PageUp: stepsOfHour, PageDown: -stepsOfHour }[event.key];
          if (move === undefined) return;
          event.preventDefault();
          setStep(Math.min(last, Math.max(0, step + move)));
        }}
      />
    </>
  );
}
