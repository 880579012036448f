/** Requests of the sample day. */
export const dayTotal = 1_204_118;

/** Minutes of the day at which an export was refused. */
export const refusals = [2 * 60 + 41, 9 * 60 + 28, 14 * 60 + 2] as const;

/** How far the bars of those minutes reach up, in percent of the chart, which comes later than they. */
export const refusalHeights = [10, 64, 64] as const;

const steps = 144;
const bump = (step: number, middle: number, width: number) =>
  Math.exp(-(((step - middle) / width) ** 2));

/** Requests of each 10 minutes: quiet nights, two peaks, and the same small waves every day. */
export function requestsOfDay(): number[] {
  const weights = Array.from(
    { length: steps },
    (_, step) =>
      0.1 +
      0.85 * bump(step, 62, 17) +
      0.75 * bump(step, 92, 18) +
      0.05 * Math.sin(step * 2.4) * Math.sin(step * 0.9),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const requests = weights.map((weight) => Math.floor((dayTotal * weight) / sum));
  const missing = dayTotal - requests.reduce((total, count) => total + count, 0);
  return requests.map((count, step) => (step < missing ? count + 1 : count));
}
