import { requestBuckets } from "../../content/sample-site/day.ts";
import { followedLine } from "../../content/sample-site/log.ts";
import { refusals, toBucket } from "../../content/sample-site/refusals.ts";
import { toSeconds } from "../../content/sample-site/site.ts";
import { script } from "../../islands/script.ts";
import { spaced } from "../../lib/spaced.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { homeContent } from "./content.ts";
import day from "./day.script.ts";
import { mostOf } from "./day-bars.ts";
import { MomentChart } from "./moment-chart.tsx";
import styles from "./moment.module.css";

const secondsPerDay = 24 * 60 * 60;

/** How far the bar of a bucket reaches up. */
const shareOf = (bucket: number) =>
  ((requestBuckets[bucket] ?? 0) / mostOf(requestBuckets)).toFixed(3);

/** What left the building: nothing, over the day of the console above. Dark in both schemes. */
export function Moment(content: (typeof homeContent)["moment"]) {
  return (
    <section className={`${styles.moment} always-dark`}>
      <div className={`page-width ${styles.head}`}>
        <h2 className="t-d1">
          <TwoLines lines={content.headline} />
        </h2>
        <p className={styles.zero}>{content.number}</p>
      </div>
      <div className={styles.outside}>
        <p className="page-width t-caption">
          <span>{content.outside}</span>
        </p>
      </div>
      <div
        {...script(day, "rest")}
        role="group"
        aria-label={content.description}
        className={styles.day}
      >
        <MomentChart />
        {refusals.map(({ time, line }) => (
          <p
            key={time}
            className={styles.refusal}
            style={{
              "--share": (toSeconds(time) / secondsPerDay).toFixed(4),
              // The bars take this share of the chart.
              bottom: `calc(var(--bars) * ${shareOf(toBucket(time))})`,
            }}
          >
            <i aria-hidden="true" className="i-mark-refused" />
            <span>
              {time.slice(0, 5)}
              {line === followedLine.line && (
                <>
                  {" "}
                  <a href="#console" data-call={followedLine.id}>
                    {content.follow}
                  </a>
                </>
              )}
            </span>
          </p>
        ))}
      </div>
      <p aria-hidden="true" className={styles.hours}>
        {spaced(content.hours.map((hour) => <span key={hour}>{hour}</span>))}
      </p>
      <p className={`page-width ${styles.source}`}>{content.source}</p>
    </section>
  );
}
