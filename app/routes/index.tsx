import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { HomePage } from "../pages/home-page.tsx";

export const Route = createFileRoute("/")({
  head: () => pageHead(site, pageHeads.home),
  component: HomePage,
});
