import { claims } from "../../../content/site.ts";

/** Words of `/use-cases/best-model` that answer to script; the others stand in best-model-body.ts. */
export const bestModelContent = {
  hero: {
    crumb: "Use case: the best model",
    headline: "The right model for each request.",
    lead: `AIOI scores ${claims.routedModels} models for each request and sends it to the cheapest one that is good enough.`,
    action: "Get started",
  },
  band: {
    headline: ["Bring one week of requests.", "See what they should cost."],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a first set of rules.`,
    action: "Contact sales",
  },
} as const;
