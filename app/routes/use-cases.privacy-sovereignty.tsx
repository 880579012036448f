import { createFileRoute } from "@tanstack/react-router";

import { headsByUseCase } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { PrivacySovereigntyPage } from "../pages/privacy-sovereignty-page.tsx";

export const Route = createFileRoute("/use-cases/privacy-sovereignty")({
  head: () => pageHead(site, headsByUseCase["privacy-sovereignty"]),
  component: PrivacySovereigntyPage,
});
