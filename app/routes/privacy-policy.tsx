import { createFileRoute } from "@tanstack/react-router";

import { PrivacyPolicyPage } from "../pages/legal/privacy-policy/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/privacy-policy")({
  head: headOf(() => import("../content/heads/privacy-policy.ts")),
  component: PrivacyPolicyPage,
});
