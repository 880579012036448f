import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/success-stories",
  title: "Success stories",
  description:
    "Three customers and what they measured: a quantum computing company, a workforce-development company and a hormonal-health company.",
};
