import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { SitemapPage } from "../pages/sitemap-page.tsx";

export const Route = createFileRoute("/sitemap")({
  head: () => pageHead(site, pageHeads.sitemap),
  component: SitemapPage,
});
