import styles from "./cost.module.css";

type CostProps = {
  before: string;
  after: string;
  minPercent: number;
  maxPercent: number;
  /** Text alternative. */
  description: string;
};

/** Two bars: the cost of one model for all requests, and the cost after routing. */
export function Cost(cost: CostProps) {
  const { before, after, minPercent, maxPercent, description } = cost;
  return (
    <div role="img" aria-label={description} className={`${styles.cost} max-w-520px mt-16px t-log`}>
      <span>{before}</span> <span className="bg-sunken" /> <span>{after}</span>{" "}
      <span>
        <span className="bg-signal" style={{ width: `${minPercent}%` }} />{" "}
        <span
          className={`${styles.range} hatch`}
          style={{ width: `${maxPercent - minPercent}%` }}
        />
      </span>
    </div>
  );
}
