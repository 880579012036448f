import { createFileRoute } from "@tanstack/react-router";

import { TermsOfServicePage } from "../pages/legal/terms-of-service/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/terms-of-service")({
  head: headOf(() => import("../content/heads/terms-of-service.ts")),
  component: TermsOfServicePage,
});
