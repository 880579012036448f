import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { PartnerPage } from "../pages/partner-page.tsx";

export const Route = createFileRoute("/become-a-partner")({
  head: () => pageHead(site, pageHeads.partner),
  component: PartnerPage,
});
