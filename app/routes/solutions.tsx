import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { SolutionsPage } from "../pages/solutions-page.tsx";

export const Route = createFileRoute("/solutions")({
  head: () => pageHead(site, pageHeads.solutions),
  component: SolutionsPage,
});
