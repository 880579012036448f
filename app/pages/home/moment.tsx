import { requestBuckets } from "../../content/sample-site/day.ts";
import { followedLine } from "../../content/sample-site/log.ts";
import { refusals, toBucket } from "../../content/sample-site/refusals.ts";
import { toSeconds } from "../../content/sample-site/site.ts";
import { script } from "../../islands/script.ts";
import { spaced } from "../../lib/spaced.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { homeContent } from "./content.ts";
import day from "./day.script.ts";
import { dayBars, describeBucket, mostOf } from "./day-bars.ts";
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
      <p aria-hidden="true" className={`${styles.hours} t-log text-ink3`}>
        {spaced(content.hours.map((hour) => <span key={hour}>{hour}</span>))}
      </p>
      <p className={`page-width ${styles.source}`}>{content.source}</p>
    </section>
  );
}

/** 14:00, in which the last export was refused. */
const first = toBucket(refusals.at(-1)?.time ?? "");

/** The day's bars, and a slider that reads one of them (`day.script.ts`). */
function MomentChart() {
  const { text, left, bar } = describeBucket(requestBuckets, first);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${requestBuckets.length} ${mostOf(requestBuckets)}`}
        preserveAspectRatio="none"
      >
        <path d={dayBars(requestBuckets)} data-part="bars" />
        <path d={bar} data-part="mark" className={styles.mark} />
      </svg>
      <p
        aria-hidden="true"
        data-part="tag"
        className={styles.tag}
        style={{ left, transform: `translateX(-${left})` }}
      >
        {text}
      </p>
      <input
        type="range"
        // The browser would restore a value that the tag does not say.
        autoComplete="off"
        aria-label={homeContent.moment.slider}
        max={requestBuckets.length - 1}
        defaultValue={first}
        aria-valuetext={text}
        className={styles.range}
      />
    </>
  );
}
