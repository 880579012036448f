import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/newsletter",
  title: "Newsletter",
  description: "Release notes and field reports from AIOI, when there is something to say.",
  noindex: true,
};
