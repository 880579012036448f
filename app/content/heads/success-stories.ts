import type { PageHead } from "../../lib/page-meta.ts";

export const head: PageHead = {
  path: "/success-stories",
  title: "Success stories",
  description:
    "Three customers and what they measured: a quantum computing company, a workforce-development company and a hormonal-health company.",
};
