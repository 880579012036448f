import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/autopilots",
  title: "Autopilots",
  description:
    "Six agents for sales, marketing, documents, patents and support. Each one works inside your boundary, and every call it makes is logged.",
};
