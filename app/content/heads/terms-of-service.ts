import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/terms-of-service",
  title: "Terms of service",
  description:
    "The terms under which AIOI provides the platform, the free trial and hourly consulting. Last updated June 13, 2025.",
};
