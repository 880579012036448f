import { createFileRoute } from "@tanstack/react-router";

import { headsByUseCase } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { EdgeAiPage } from "../pages/edge-ai-page.tsx";

export const Route = createFileRoute("/use-cases/edge-ai")({
  head: () => pageHead(site, headsByUseCase["edge-ai"]),
  component: EdgeAiPage,
});
