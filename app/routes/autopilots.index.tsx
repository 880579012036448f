import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { AutopilotsPage } from "../pages/autopilots-page.tsx";

export const Route = createFileRoute("/autopilots/")({
  head: () => pageHead(site, pageHeads.autopilots),
  component: AutopilotsPage,
});
