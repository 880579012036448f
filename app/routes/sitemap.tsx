import { createFileRoute } from "@tanstack/react-router";

import { SitemapPage } from "../pages/sitemap/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/sitemap")({
  head: headOf(() => import("../content/heads/sitemap.ts")),
  component: SitemapPage,
});
