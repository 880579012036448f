import { createFileRoute } from "@tanstack/react-router";

import { helpOverviews } from "../content/help-overviews.ts";
import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { OverviewPage } from "../pages/overview-page.tsx";

export const Route = createFileRoute("/become-a-partner")({
  head: () => pageHead(site, pageHeads.partner),
  component: () => <OverviewPage {...helpOverviews.partner} />,
});
