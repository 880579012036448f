import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { sitemapOverview } from "../content/sitemap.ts";
import { pageHead } from "../lib/page-head.ts";
import { OverviewPage } from "../pages/overview-page.tsx";

export const Route = createFileRoute("/sitemap")({
  head: () => pageHead(site, pageHeads.sitemap),
  component: () => <OverviewPage {...sitemapOverview} />,
});
