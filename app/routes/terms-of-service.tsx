import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { TermsPage } from "../pages/terms-page.tsx";

export const Route = createFileRoute("/terms-of-service")({
  head: () => pageHead(site, pageHeads.termsOfService),
  component: TermsPage,
});
