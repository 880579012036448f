import { formatDollars } from "../../lib/format-dollars.ts";
import type { PageMeta } from "../../lib/page-meta.ts";
import { claims } from "../site.ts";
import { tierRange } from "../tier-range.ts";

export const head: PageMeta = {
  path: "/pricing",
  title: "Pricing",
  description: `Five tiers of one platform, from ${formatDollars(tierRange.least.monthlyPrice)} a month to custom terms for your own data centers. ${claims.trialDays} days free, no credit card. Consulting by the hour.`,
};
