import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { FaqPage } from "../pages/faq-page.tsx";

export const Route = createFileRoute("/faqs")({
  head: () => pageHead(site, pageHeads.faqs),
  component: FaqPage,
});
