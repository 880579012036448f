type BestModelCostProps = {
  before: string;
  after: string;
  leastPercent: number;
  mostPercent: number;
  /** What the drawing says, for those who do not see it. */
  description: string;
};

/** Two bars: what one model for all requests costs, and what is left of that after routing. */
export function BestModelCost(cost: BestModelCostProps) {
  const { before, after, leastPercent, mostPercent, description } = cost;
  return (
    <div role="img" aria-label={description} className="grid gap-8px mt-16px max-w-520px t-lab">
      <span>{before}</span>
      <span className="h-12px bg-sunken" />
      <span className="mt-4px">{after}</span>
      <span className="flex h-12px">
        <span className="bg-signal" style={{ width: `${leastPercent}%` }} />
        <span
          className="hatch border border-l-0 border-signal"
          style={{ width: `${mostPercent - leastPercent}%` }}
        />
      </span>
    </div>
  );
}
