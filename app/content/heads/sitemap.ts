import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/sitemap",
  title: "Sitemap",
  description:
    "Every page of the AIOI website in six groups, from the platform to the legal texts.",
};
