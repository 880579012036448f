import { dayBars, describeStep, firstStep, lastStep } from "../../content/sample-day.ts";
import { homeContent } from "./content.ts";
import styles from "./moment.module.css";

/** The day's bars, and a slider that reads one of them (`day.script.ts`). */
export function MomentChart() {
  const { tag, text, left, bar } = describeStep(firstStep);
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 144 106" preserveAspectRatio="none">
        <path d={dayBars()} />
        <path d={bar} data-part="mark" className={styles.mark} />
      </svg>
      <p
        aria-hidden="true"
        data-part="tag"
        className={`${styles.tag} t-lab`}
        style={{ left, transform: `translateX(-${left})` }}
      >
        {tag}
      </p>
      <input
        type="range"
        // The browser would restore a value that the tag does not say.
        autoComplete="off"
        aria-label={homeContent.moment.slider}
        max={lastStep}
        defaultValue={firstStep}
        aria-valuetext={text}
        className={styles.range}
      />
    </>
  );
}
