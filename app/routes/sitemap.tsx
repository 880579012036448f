import { createFileRoute } from "@tanstack/react-router";

import { SitemapPage } from "../pages/sitemap/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/sitemap")({
  head: () => headFor("/sitemap"),
  component: SitemapPage,
});
