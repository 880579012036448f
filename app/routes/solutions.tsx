import { createFileRoute } from "@tanstack/react-router";

import { SolutionsPage } from "../pages/solutions/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/solutions")({
  head: () => headFor("/solutions"),
  component: SolutionsPage,
});
