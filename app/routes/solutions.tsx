import { createFileRoute } from "@tanstack/react-router";

import { SolutionsPage } from "../pages/solutions/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/solutions")({
  head: headOf(() => import("../content/heads/solutions.ts")),
  component: SolutionsPage,
});
