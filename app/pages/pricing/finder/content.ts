import { tierLimits } from "../../../content/tier-limits.ts";
import { formatCount } from "../../../lib/format.ts";

/** Words of the tier finder. */
export const finderContent = {
  headline: "Find your tier",
  untouched: {
    answer: "Move a slider.",
    reason: "The tier that fits takes the wall and the button. Until then none is recommended.",
    value: "not set",
  },
  reset: "Reset",
  see: "See",
  more: "more",
  byContract: ", by contract",
  perMonth: "per month",
  contract: "priced with you",
  contractReason: `${tierLimits.scaler.name} starts at ${formatCount(tierLimits.scaler.cpus.count)} CPU and ${formatCount(tierLimits.scaler.computeHours.count)} hours. What you need beyond that is agreed by contract.`,
  cpus: { label: "CPU you need", unit: "CPU", singular: "CPU", shortUnit: "CPU", parameter: "cpu" },
  computeHours: {
    label: "Compute hours a month",
    unit: "hours",
    singular: "hour",
    shortUnit: "h",
    parameter: "hours",
  },
  /** Shown in place of the sliders where no script runs. */
  table: {
    head: ["You need at most", "Tier", "A month"],
    and: "and",
  },
} as const;
