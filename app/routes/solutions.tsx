import { createFileRoute } from "@tanstack/react-router";

import { overviews } from "../content/overviews.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/solutions")({
  head: headOf(() => import("../content/heads/solutions.ts")),
  component: () => <OverviewPage {...overviews.solutions} />,
});
