import { createFileRoute } from "@tanstack/react-router";

import { pageHeads } from "../content/page-heads.ts";
import { site } from "../content/site.ts";
import { pageHead } from "../lib/page-head.ts";
import { ContactPage } from "../pages/contact-page.tsx";

export const Route = createFileRoute("/contact-us")({
  head: () => pageHead(site, pageHeads.contactUs),
  component: ContactPage,
});
