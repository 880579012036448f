import { createFileRoute } from "@tanstack/react-router";

import { CookiePolicyPage } from "../pages/legal/cookie-policy/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/cookie-policy")({
  head: headOf(() => import("../content/heads/cookie-policy.ts")),
  component: CookiePolicyPage,
});
