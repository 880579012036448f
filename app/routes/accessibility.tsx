import { createFileRoute } from "@tanstack/react-router";

import { AccessibilityPage } from "../pages/legal/accessibility/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/accessibility")({
  head: () => headFor("/accessibility"),
  component: AccessibilityPage,
});
