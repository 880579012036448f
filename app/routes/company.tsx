import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { CompanyPage } from "../pages/company-page.tsx";

export const Route = createFileRoute("/company")({
  head: () => pageHead(site, pageHeads.company),
  component: CompanyPage,
});
