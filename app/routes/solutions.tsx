import { createFileRoute } from "@tanstack/react-router";

import { textSearch } from "../lib/text-search.ts";
import { SolutionsPage } from "../pages/solutions/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/solutions")({
  validateSearch: textSearch("a"),
  head: () => headFor("/solutions"),
  component: SolutionsPage,
});
