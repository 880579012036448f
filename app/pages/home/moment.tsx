import { formatClock } from "../../lib/format-clock.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { refusals, requestsOfDay } from "./figures/day.ts";
import type { homeStaticContent } from "./static-content.ts";

const requests = requestsOfDay();
const tallest = Math.max(...requests);

/** Units of the drawing's height. The tallest bar takes 318 of 424 px and does not touch the wall. */
const height = 106;
const heights = requests.map((count) => Math.round((height * count) / tallest));

/** The tops of all bars as one stair; a mask parts them. */
const stair = heights.map((top, step) => `v${(heights[step - 1] ?? 0) - top}h1`).join("");

/** What left the building: nothing, over a day of what was answered inside. Dark in both schemes. */
export function Moment(content: (typeof homeStaticContent)["moment"]) {
  return (
    <section className="moment always-dark">
      <div className="page moment-head">
        <h2 className="t-d0">
          <TwoLines lines={content.headline} />
        </h2>
        <p className="moment-zero">{content.figure}</p>
      </div>
      <div className="moment-outside">
        <p className="page t-lab">
          <span>{content.outside}</span>
        </p>
      </div>
      <div role="img" aria-label={content.description} className="moment-day">
        <svg viewBox={`0 0 ${heights.length} ${height}`} preserveAspectRatio="none">
          <path d={`M0 ${height}${stair}V${height}`} />
        </svg>
        {refusals.map((minutes) => (
          <p
            key={minutes}
            className="t-lab"
            style={{
              left: `${(minutes / 14.4).toFixed(2)}%`,
              bottom: `${Math.round((75 * (heights[Math.floor(minutes / 10)] ?? 0)) / height)}%`,
            }}
          >
            <i className="i-mark-refused" />
            <span>
              {formatClock(minutes)} {content.refused}
            </span>
          </p>
        ))}
      </div>
      <div className="page">
        <p aria-hidden="true" className="moment-hours t-lab">
          {content.hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
        <p className="moment-source t-src">{content.source}</p>
      </div>
    </section>
  );
}
