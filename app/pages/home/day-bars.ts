import { formatClock, formatCount } from "../../lib/format.ts";

/** Of all buckets: the height of the chart, in requests. */
export const mostOf = (buckets: readonly number[]): number => Math.max(...buckets);

/**
 * The bars of a day, a unit wide and as many high as they have requests; steps from bar to bar are short.
 * The path is the chart's only record of its numbers: `bucketsOf` reads them.
 */
export function dayBars(buckets: readonly number[]): string {
  const ground = mostOf(buckets);
  const steps = buckets.map((count, at) => `v${(buckets[at - 1] ?? 0) - count}h1`);
  return `M0 ${ground}${steps.join("")}V${ground}`;
}

/** The requests of each bucket, of a path that `dayBars` has written. */
export function bucketsOf(path: string): number[] {
  let count = 0;
  return Array.from(path.matchAll(/v(-?\d+)/g), ([, step]) => {
    count -= Number(step);
    return count;
  });
}

/**
 * What the chart says about a bucket.
 *
 * @returns `left`: its middle in percent of the chart; `bar`: its path in `dayBars`
 */
export function describeBucket(buckets: readonly number[], bucket: number) {
  const minutes = ((24 * 60) / buckets.length) * bucket;
  const count = buckets[bucket] ?? 0;
  const ground = mostOf(buckets);
  return {
    text: `${formatClock(minutes)}: ${formatCount(count)} answered`,
    left: `${((100 * (bucket + 0.5)) / buckets.length).toFixed(2)}%`,
    bar: `M${bucket} ${ground}v-${count}h1v${count}`,
  };
}
