import { script } from "../../islands/script.ts";
import { spaced } from "../../lib/spaced.ts";
import { formatClock } from "../../lib/format.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import type { homeContent } from "./content.ts";
import { refusalHeights, refusals } from "../../content/sample-day.ts";
import day from "./day.script.ts";
import { MomentChart } from "./moment-chart.tsx";
import styles from "./moment.module.css";

/** What left the building: nothing, over a day of what was answered inside. Dark in both schemes. */
export function Moment(content: (typeof homeContent)["moment"]) {
  return (
    <section className={`${styles.moment} always-dark`}>
      <div className={`page-width ${styles.head}`}>
        <h2 className="t-d0">
          <TwoLines lines={content.headline} />
        </h2>
        <p className={styles.zero}>{content.number}</p>
      </div>
      <div className={styles.outside}>
        <p className="page-width t-lab">
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
      <p aria-hidden="true" className={`${styles.hours} t-lab`}>
        {spaced(content.hours.map((hour) => <span key={hour}>{hour}</span>))}
      </p>
      <p className={`page-width ${styles.source} t-src`}>{content.source}</p>
    </section>
  );
}
