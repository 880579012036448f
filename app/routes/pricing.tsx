import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { PricingPage } from "../pages/pricing-page.tsx";

export const Route = createFileRoute("/pricing")({
  head: () => pageHead(site, pageHeads.pricing),
  component: PricingPage,
});
