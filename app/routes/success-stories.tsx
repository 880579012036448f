import { createFileRoute } from "@tanstack/react-router";

import { overviews } from "../content/overviews.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/success-stories")({
  head: headOf(() => import("../content/heads/success-stories.ts")),
  component: () => <OverviewPage {...overviews.successStories} />,
});
