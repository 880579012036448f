import { formatAtLeast } from "../../../lib/format-claim.ts";
import { claims } from "../../../content/site.ts";

/** Content of the hydrated parts of `/use-cases/best-model`; the rest is in `static-content.ts`. */
export const bestModelContent = {
  hero: {
    crumb: "Use case: the best model",
    headline: "The right model for each request.",
    lead: `AIOI scores ${formatAtLeast(claims.routedModels)} models for each request and sends it to the cheapest one that is good enough.`,
    action: "Get started",
  },
  closing: {
    headline: ["See what one week", "of your requests should cost."],
    promise: `A routing engineer answers within ${claims.replyHours}\u00a0hours, with a first set of rules.`,
    action: "Contact sales",
  },
} as const;
