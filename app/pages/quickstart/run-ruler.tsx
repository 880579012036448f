import { spaced } from "../../lib/spaced.ts";
import { quickstartContent } from "./content.ts";
import { rulerMinutes } from "./sample-run.ts";
import styles from "./run-ruler.module.css";

const percent = (seconds: number) => `${(seconds / 60 / rulerMinutes) * 100}%`;

/** The run on a ruler of 15 minutes: a bar for each step, to scale. */
export function RunRuler() {
  const { steps, answer, unit, source } = quickstartContent.ruler;
  return (
    <div className={`page-width ${styles.ruler}`}>
      <ol>
        {steps.map((step) => (
          <li
            key={step.name}
            className="t-caption"
            style={{ "--from": percent(step.from), "--to": percent(step.to) }}
          >
            <span className={styles.name}>{step.name}</span>
            {"value" in step ? (
              <span className={`${styles.value} text-ink3 md:text-ink`}>
                <span className="hidden md:inline">, </span>
                {step.value}
              </span>
            ) : (
              <span className={`${styles.answer} text-ink3 md:text-ink`}>
                {` ${answer[0]}`}
                <span className="md:hidden">, </span>
                <b>{answer[1]}</b>
              </span>
            )}
            <i aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className={`${styles.axis} text-ink3`}>
        {spaced(
          Array.from({ length: rulerMinutes / 5 + 1 }, (_, index) => index * 5).map((minutes) => (
            <span key={minutes}>{minutes < rulerMinutes ? minutes : `${minutes} ${unit}`}</span>
          )),
        )}
      </p>
      <p className="t-source text-ink3">{source}</p>
    </div>
  );
}
