import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { StoriesPage } from "../pages/stories-page.tsx";

export const Route = createFileRoute("/success-stories")({
  head: () => pageHead(site, pageHeads.successStories),
  component: StoriesPage,
});
