import { createFileRoute } from "@tanstack/react-router";

import { TermsOfServicePage } from "../pages/legal/terms-of-service/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/terms-of-service")({
  head: () => headFor("/terms-of-service"),
  component: TermsOfServicePage,
});
