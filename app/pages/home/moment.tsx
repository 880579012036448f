import { spaced } from "../../lib/spaced.ts";
import { formatClock } from "../../lib/format.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { homeContent } from "./content.ts";
import { refusalHeights, refusals } from "../../content/sample-day.ts";
import { MomentChart } from "./moment-chart.tsx";

/** What left the building: nothing, over a day of what was answered inside. Dark in both schemes. */
export function Moment(content: (typeof homeContent)["moment"]) {
  return (
    <section className="moment always-dark">
      <div className="page-width moment-head">
        <h2 className="t-d0">
          <TwoLines lines={content.headline} />
        </h2>
        <p className="moment-zero">{content.number}</p>
      </div>
      <div className="moment-outside">
        <p className="page-width t-lab">
          <span>{content.outside}</span>
        </p>
      </div>
      <div role="group" aria-label={content.description} className="moment-day">
        <MomentChart />
        {refusals.map((minutes, index) => (
          <p
            key={minutes}
            className="t-lab"
            style={{
              left: `${(minutes / 14.4).toFixed(2)}%`,
              bottom: `${refusalHeights[index] ?? 0}%`,
            }}
          >
            <i className="i-mark-refused" />
            <span>{`${formatClock(minutes)} ${content.refused}`}</span>
          </p>
        ))}
      </div>
      <p aria-hidden="true" className="moment-hours t-lab">
        {spaced(content.hours.map((hour) => <span key={hour}>{hour}</span>))}
      </p>
      <p className="page-width moment-source t-src">{content.source}</p>
    </section>
  );
}
