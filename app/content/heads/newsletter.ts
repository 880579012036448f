import type { PageHead } from "../../lib/page-meta.ts";

export const head: PageHead = {
  path: "/newsletter",
  title: "Newsletter",
  description: "Release notes and field reports from AIOI, when there is something to say.",
  noindex: true,
};
