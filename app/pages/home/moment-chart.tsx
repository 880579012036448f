import { requestBuckets } from "../../content/sample-site/day.ts";
import { refusals, toBucket } from "../../content/sample-site/refusals.ts";
import { homeContent } from "./content.ts";
import { dayBars, describeBucket, mostOf } from "./day-bars.ts";
import styles from "./moment.module.css";

/** 14:00, in which the last export was refused. */
const first = toBucket(refusals.at(-1)?.time ?? "");

/** The day's bars, and a slider that reads one of them (`day.script.ts`). */
export function MomentChart() {
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
