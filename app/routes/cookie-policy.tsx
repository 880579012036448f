import { createFileRoute } from "@tanstack/react-router";

import { helpOverviews } from "../content/help-overviews.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/cookie-policy")({
  head: headOf(() => import("../content/heads/cookie-policy.ts")),
  component: () => <OverviewPage {...helpOverviews.cookiePolicy} />,
});
