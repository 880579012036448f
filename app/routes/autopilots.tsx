import { createFileRoute } from "@tanstack/react-router";

import { overviews } from "../content/overviews.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/autopilots")({
  head: headOf(() => import("../content/heads/autopilots.ts")),
  component: () => <OverviewPage {...overviews.autopilots} />,
});
