import { createFileRoute } from "@tanstack/react-router";

import { sitemapOverview } from "../content/sitemap.ts";
import { OverviewPage } from "../pages/overview-page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/sitemap")({
  head: headOf(() => import("../content/heads/sitemap.ts")),
  component: () => <OverviewPage {...sitemapOverview} />,
});
