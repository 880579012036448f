import { createFileRoute } from "@tanstack/react-router";

import { overviews } from "../content/overviews.ts";
import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { OverviewPage } from "../pages/overview-page.tsx";

export const Route = createFileRoute("/success-stories")({
  head: () => pageHead(site, pageHeads.successStories),
  component: () => <OverviewPage {...overviews.successStories} />,
});
