import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { CookiePage } from "../pages/cookie-page.tsx";

export const Route = createFileRoute("/cookie-policy")({
  head: () => pageHead(site, pageHeads.cookiePolicy),
  component: CookiePage,
});
