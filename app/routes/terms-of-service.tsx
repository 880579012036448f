import { createFileRoute } from "@tanstack/react-router";

import { helpOverviews } from "../content/help-overviews.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/terms-of-service")({
  head: headOf(() => import("../content/heads/terms-of-service.ts")),
  component: () => <OverviewPage {...helpOverviews.termsOfService} />,
});
