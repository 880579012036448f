import { createFileRoute } from "@tanstack/react-router";

import { headsByUseCase } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { BestModelPage } from "../pages/best-model-page.tsx";

export const Route = createFileRoute("/use-cases/best-model")({
  head: () => pageHead(site, headsByUseCase["best-model"]),
  component: BestModelPage,
});
