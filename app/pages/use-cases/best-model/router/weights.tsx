import { criteria, type Criterion, criterionContent, routerContent } from "./content.ts";
import { type ByCriterion, toPercents } from "./score.ts";
import styles from "./weights.module.css";

type WeightsProps = {
  values: ByCriterion;
  weights: ByCriterion;
  onWeigh: (criterion: Criterion, value: number) => void;
};

/** Where the axes of the criteria stand on wide screens. */
const axes = ["25.42%", "54.53%", "83.65%"];

/** A slider for each criterion, under its axis. */
export function Weights({ values, weights, onWeigh }: WeightsProps) {
  const percents = toPercents(weights);
  return (
    <div
      role="group"
      aria-label={routerContent.weights}
      className={`${styles.weights} mt-40px wide:mt-24px`}
    >
      {criteria.map((criterion, index) => {
        const percent = percents[criterion];
        const { slider, start } = criterionContent[criterion];
        return (
          <label
            key={criterion}
            className={`${styles.weight} font-500`}
            style={{ "--value": values[criterion] / 100, "--axis": axes[index] }}
          >
            <span>{slider}</span>{" "}
            <span aria-hidden="true" className={styles.percent}>{`${percent}%`}</span>{" "}
            <span className={styles.track}>
              <input
                type="range"
                name={criterion}
                step="5"
                // A browser that goes back would fill in a value that the drawing does not show.
                autoComplete="off"
                defaultValue={start}
                aria-valuetext={`${percent} ${routerContent.percentOfWeight}`}
                onInput={({ currentTarget }) => onWeigh(criterion, currentTarget.valueAsNumber)}
              />
            </span>
          </label>
        );
      })}
    </div>
  );
}
