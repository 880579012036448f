import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { BriefPage } from "../pages/brief-page.tsx";

export const Route = createFileRoute("/more-info")({
  head: () => pageHead(site, pageHeads.brief),
  component: BriefPage,
});
