import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/resources",
  title: "Resources & Insights",
  description:
    "Success stories with one measured number each, field reports from deployments, and what changed in the AIOI platform.",
};
