import { createFileRoute } from "@tanstack/react-router";

import { PricingPage } from "../pages/pricing/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/pricing")({
  head: headOf(() => import("../content/heads/pricing.ts")),
  component: PricingPage,
});
