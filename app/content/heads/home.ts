import type { PageMeta } from "../../lib/page-meta.ts";
import { claims } from "../site.ts";

export const head: PageMeta = {
  path: "/",
  title: "AI infrastructure inside your boundary",
  description: `Deploy and scale AI and HPC workloads in the cloud, on-premise, hybrid or air-gapped. Choose among ${claims.models} models. Your data stays inside a line you draw.`,
};
