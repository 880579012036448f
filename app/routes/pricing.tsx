import { createFileRoute } from "@tanstack/react-router";

import { PricingPage } from "../pages/pricing/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/pricing")({
  head: () => headFor("/pricing"),
  component: PricingPage,
});
