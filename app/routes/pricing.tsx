import { createFileRoute } from "@tanstack/react-router";

import { textSearch } from "../lib/text-search.ts";
import { PricingPage } from "../pages/pricing/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/pricing")({
  validateSearch: textSearch("cpu", "hours"),
  head: () => headFor("/pricing"),
  component: Pricing,
});

function Pricing() {
  return <PricingPage {...Route.useSearch()} />;
}
