import type { PageMeta } from "../../lib/page-meta.ts";

export const head: PageMeta = {
  path: "/cookie-policy",
  title: "Cookie policy",
  description:
    "Which data this website keeps in a visitor's browser, what for, and how to refuse or remove it.",
};
