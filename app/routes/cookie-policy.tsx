import { createFileRoute } from "@tanstack/react-router";

import { CookiePolicyPage } from "../pages/legal/cookie-policy/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/cookie-policy")({
  head: () => headFor("/cookie-policy"),
  component: CookiePolicyPage,
});
