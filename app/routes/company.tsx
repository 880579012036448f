import { createFileRoute } from "@tanstack/react-router";

import { overviews } from "../content/overviews.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/company")({
  head: headOf(() => import("../content/heads/company.ts")),
  component: () => <OverviewPage {...overviews.company} />,
});
