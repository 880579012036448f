import { formatClock, formatCount } from "../lib/format.ts";

/** Requests of the sample day. */
export const dayTotal = 1_204_118;

/** Minutes of the day at which an export was refused. */
export const refusals = [2 * 60 + 41, 9 * 60 + 28, 14 * 60 + 2] as const;

/** How far the bars of those minutes reach up, in percent of the chart. */
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

const stepMinutes = 10;
const chartHeight = 106;

/** Of each step: requests, and where its bar begins below the top of the chart. */
const stepsOfDay = () => {
  const requests = requestsOfDay();
  const most = Math.max(...requests);
  return requests.map((count) => ({
    count,
    top: chartHeight - Math.round((chartHeight * count) / most),
  }));
};

/** The bars of the day, a unit wide each, in a box of 144 × 106; steps from bar to bar are short. */
export const dayBars = () =>
  `M0 ${chartHeight}${stepsOfDay()
    .map(({ top }, step, all) => `v${top - (all[step - 1]?.top ?? chartHeight)}h1`)
    .join("")}V${chartHeight}`;

/** 14:00, the step in which the last export was refused. */
export const firstStep = 84;
export const lastStep = steps - 1;
export const stepsPerHour = 60 / stepMinutes;

/**
 * What the chart says about a step.
 *
 * @param step 0 to 143
 * @returns `left`: its middle in percent of the chart; `bar`: its path in `dayBars`
 */
export function describeStep(step: number) {
  const { count, top } = stepsOfDay()[step] ?? { count: 0, top: chartHeight };
  const [time, answered, out] = [
    formatClock(stepMinutes * step),
    `${formatCount(count)} answered`,
    "0 B out",
  ];
  return {
    tag: `${time} · ${answered} · ${out}`,
    text: `${time}: ${answered}, ${out}`,
    left: `${((100 * (step + 0.5)) / steps).toFixed(2)}%`,
    bar: `M${step} ${chartHeight}V${top}h1V${chartHeight}`,
  };
}
