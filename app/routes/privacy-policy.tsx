import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { PrivacyPage } from "../pages/privacy-page.tsx";

export const Route = createFileRoute("/privacy-policy")({
  head: () => pageHead(site, pageHeads.privacyPolicy),
  component: PrivacyPage,
});
