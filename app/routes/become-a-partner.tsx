import { createFileRoute } from "@tanstack/react-router";

import { helpOverviews } from "../content/help-overviews.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/become-a-partner")({
  head: headOf(() => import("../content/heads/become-a-partner.ts")),
  component: () => <OverviewPage {...helpOverviews.partner} />,
});
