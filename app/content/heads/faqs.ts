import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/faqs",
  title: "Frequently asked questions",
  description:
    "Short answers on the platform, data sovereignty and compliance, models, pricing, and support and partnership.",
};
