/** A middle value with its spread. */
export interface Spread {
  median: number;
  /** The 10th and the 90th percentile. */
  low: number;
  high: number;
}

/** @param share from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), low: quantile(values, 0.1), high: quantile(values, 0.9) };
}
