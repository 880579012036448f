import { formatCount } from "../lib/format.ts";
import { claims } from "./claims.ts";

/** The smallest tier and the largest one with a price (spec section 9), which other pages quote. */
export const tierRange = {
  min: { cpus: 2, monthlyPrice: 29, uptimePercent: 99.5 },
  /** 128 CPUs or more. */
  max: { cpus: 128, uptimePercent: claims.enterpriseUptimePercent },
} as const;

const { min, max } = tierRange;

/** What a month of a tier holds; `atLeast` where more can be had. */
export type Amount = { count: number; atLeast: boolean };

const upTo = (count: number): Amount => ({ count, atLeast: false });
const from = (count: number): Amount => ({ count, atLeast: true });

/**
 * The tiers with a price, smallest first, and what decides between them (spec section 9). A file of
 * its own, because the tier finder runs in the browser and needs nothing else of the tiers.
 */
export const tierLimits = {
  starter: {
    slug: "starter",
    name: "Starter",
    monthlyPrice: min.monthlyPrice,
    cpus: upTo(min.cpus),
    computeHours: upTo(10),
  },
  explorer: {
    slug: "explorer",
    name: "Explorer",
    monthlyPrice: 199,
    cpus: upTo(8),
    computeHours: upTo(100),
  },
  resident: {
    slug: "resident",
    name: "Resident",
    monthlyPrice: 999,
    cpus: upTo(32),
    computeHours: upTo(500),
  },
  scaler: {
    slug: "scaler",
    name: "Scaler",
    monthlyPrice: 4999,
    cpus: from(max.cpus),
    computeHours: from(2000),
  },
} as const satisfies Record<
  string,
  { slug: string; name: string; monthlyPrice: number; cpus: Amount; computeHours: Amount }
>;

/** Stands where a number is agreed with the customer. */
export const customNumber = "Custom";

/** The tier above all limits. */
export const contractTier = {
  slug: "hyper-scaler",
  name: "Hyper-scaler",
  monthlyPrice: null,
} as const;

/** `2,000+`. */
export const formatLimit = ({ count, atLeast }: Amount) =>
  `${formatCount(count)}${atLeast ? "+" : ""}`;
