import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/solutions",
  title: "AI solutions",
  description:
    "Privacy, model choice, edge latency and DevOps effort: four problems that stop an AI rollout, and how AIOI solves each of them.",
};
