import { createFileRoute } from "@tanstack/react-router";

import { PrivacySovereigntyPage } from "../pages/use-cases/privacy-sovereignty/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/use-cases/privacy-sovereignty")({
  head: headOf(() => import("../content/heads/privacy-sovereignty.ts")),
  component: PrivacySovereigntyPage,
});
