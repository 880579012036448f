import { createFileRoute } from "@tanstack/react-router";

import { QuickstartPage } from "../pages/quickstart/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/quickstart")({
  head: () => headFor("/quickstart"),
  component: QuickstartPage,
});
