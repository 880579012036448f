import { createFileRoute } from "@tanstack/react-router";

import { EdgeAiPage } from "../pages/use-cases/edge-ai/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/use-cases/edge-ai")({
  head: headOf(() => import("../content/heads/edge-ai.ts")),
  component: EdgeAiPage,
});
