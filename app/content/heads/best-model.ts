import type { PageMeta } from "../../lib/page-meta.ts";
import { claims } from "../site.ts";

export const head: PageMeta = {
  path: "/use-cases/best-model",
  title: "The best model for each task",
  description: `A router scores each request against ${claims.routedModels} models on quality, price and speed, fails over when one stops answering, and cuts AI cost by ${claims.costReduction}.`,
  keywords: [
    "multi-model orchestration",
    "LLM routing",
    "model failover",
    "A/B testing of models",
    "AI cost analytics",
  ],
};
