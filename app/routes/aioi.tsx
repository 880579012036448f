import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { PlatformPage } from "../pages/platform-page.tsx";

export const Route = createFileRoute("/aioi")({
  head: () => pageHead(site, pageHeads.platform),
  component: PlatformPage,
});
