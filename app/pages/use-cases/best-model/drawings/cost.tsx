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
    <div
      role="img"
      aria-label={description}
      className="grid gap-8px mt-16px max-w-520px t-lab [print-color-adjust:exact]"
    >
      <span>{before}</span> <span className="h-12px bg-sunken" />{" "}
      <span className="mt-4px">{after}</span>{" "}
      <span className="flex h-12px">
        <span className="bg-signal" style={{ width: `${minPercent}%` }} />{" "}
        <span
          className="hatch border border-l-0 border-signal"
          style={{ width: `${maxPercent - minPercent}%` }}
        />
      </span>
    </div>
  );
}
