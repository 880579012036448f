import { claims } from "../../../../content/site.ts";

const shown = [
  { name: "model A", score: 96 },
  { name: "model B", score: 94 },
  { name: "model C", score: 71 },
  { name: "model D", score: 66 },
  { name: "model E", score: 58 },
] as const;

/** Labels and sample scores of the router's drawing. Rules and scores only illustrate. */
export const routerContent = {
  requests: "requests",
  router: "router",
  rules: [
    ["policy", "clinical: on-premises"],
    ["quality", "at least 92"],
    ["price", "lowest that passes"],
    ["speed", "first token < 300 ms"],
  ],
  scores: "score for this request",
  // The first timed out, the second took over.
  models: [...shown, { name: `${claims.routedModels - shown.length}+ more`, score: 40 }],
  timedOut: "timed out",
  tookOver: "took over",
  description:
    "Requests reach a router with four rules: policy, quality, price and speed. It scores every model for this request. Model A scores highest but timed out, so model B, the second, took over in the same request.",
  source: "Rules, models and scores are drawn as an illustration. Model count as stated by AIOI.",
} as const;

export type RouterContent = typeof routerContent;
