import { createFileRoute } from "@tanstack/react-router";

import { helpOverviews } from "../content/help-overviews.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/privacy-policy")({
  head: headOf(() => import("../content/heads/privacy-policy.ts")),
  component: () => <OverviewPage {...helpOverviews.privacyPolicy} />,
});
