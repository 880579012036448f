import { formatClock, formatCount } from "../../lib/format.ts";

const chartHeight = 106;

/** Where the bar of a bucket begins below the top of the chart. */
const topOf = (buckets: readonly number[], bucket: number): number =>
  chartHeight - Math.round((chartHeight * (buckets[bucket] ?? 0)) / Math.max(...buckets));

/** How far a bar reaches up, from 0 to 1. */
export const heightOf = (buckets: readonly number[], bucket: number): number =>
  1 - topOf(buckets, bucket) / chartHeight;

/** The bars of a day, a unit wide each, in a box of 144 × 106; steps from bar to bar are short. */
export const dayBars = (buckets: readonly number[]): string =>
  `M0 ${chartHeight}${buckets
    .map((_, at) => `v${topOf(buckets, at) - (at === 0 ? chartHeight : topOf(buckets, at - 1))}h1`)
    .join("")}V${chartHeight}`;

/**
 * What the chart says about a bucket.
 *
 * @returns `left`: its middle in percent of the chart; `bar`: its path in `dayBars`
 */
export function describeBucket(buckets: readonly number[], bucket: number) {
  const minutes = ((24 * 60) / buckets.length) * bucket;
  return {
    text: `${formatClock(minutes)}: ${formatCount(buckets[bucket] ?? 0)} answered`,
    left: `${((100 * (bucket + 0.5)) / buckets.length).toFixed(2)}%`,
    bar: `M${bucket} ${chartHeight}V${topOf(buckets, bucket)}h1V${chartHeight}`,
  };
}
