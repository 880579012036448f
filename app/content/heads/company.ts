import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/company",
  title: "Company",
  description:
    "Who builds AIOI, where it runs and who delivers it: our story since 2020, the team, the partner program and data centers in three countries.",
};
