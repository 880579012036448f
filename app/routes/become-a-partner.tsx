import { createFileRoute } from "@tanstack/react-router";

import { BecomeAPartnerPage } from "../pages/become-a-partner/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/become-a-partner")({
  head: () => headFor("/become-a-partner"),
  component: BecomeAPartnerPage,
});
