import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/privacy-policy",
  title: "Privacy policy",
  description:
    "What AIOI stores about visitors and customers, how long it is kept, where it is kept, and how to have it corrected or deleted.",
};
