import { createFileRoute } from "@tanstack/react-router";

import { BecomeAPartnerPage } from "../pages/become-a-partner/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/become-a-partner")({
  head: headOf(() => import("../content/heads/become-a-partner.ts")),
  component: BecomeAPartnerPage,
});
