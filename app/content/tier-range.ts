import { claims } from "./claims.ts";

/**
 * The smallest tier and the largest one with a price (spec section 9). A file of its own, because the
 * home page quotes these numbers and would otherwise load all tiers with them.
 */
export const tierRange = {
  min: { cpus: 2, monthlyPrice: 29, uptimePercent: 99.5 },
  /** 128 CPUs or more. */
  max: { cpus: 128, uptimePercent: claims.enterpriseUptimePercent },
} as const;
