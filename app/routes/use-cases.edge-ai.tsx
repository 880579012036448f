import { createFileRoute } from "@tanstack/react-router";

import { EdgeAiPage } from "../pages/use-cases/edge-ai/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/use-cases/edge-ai")({
  head: () => headFor("/use-cases/edge-ai"),
  component: EdgeAiPage,
});
