import { createFileRoute } from "@tanstack/react-router";

import { PrivacyPolicyPage } from "../pages/legal/privacy-policy/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/privacy-policy")({
  head: () => headFor("/privacy-policy"),
  component: PrivacyPolicyPage,
});
