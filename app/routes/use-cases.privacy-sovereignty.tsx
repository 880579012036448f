import { createFileRoute } from "@tanstack/react-router";

import { PrivacySovereigntyPage } from "../pages/use-cases/privacy-sovereignty/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/use-cases/privacy-sovereignty")({
  head: () => headFor("/use-cases/privacy-sovereignty"),
  component: PrivacySovereigntyPage,
});
