import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/more-info",
  title: "Technical brief",
  description:
    "The AIOI platform on one page, to print or to forward: what it is, where it runs, how data is kept in, what it costs and what happens next.",
};
