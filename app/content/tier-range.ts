import { claims } from "./site.ts";

/**
 * From the smallest tier to the largest that has a price (spec section 9). The home page quotes it,
 * and would carry all tiers for it otherwise.
 */
export const tierRange = {
  least: { cpus: 2, monthlyPrice: 29 },
  most: { cpus: "128+", sla: claims.enterpriseUptime },
} as const;
