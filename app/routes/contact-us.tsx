import { createFileRoute } from "@tanstack/react-router";

import { ContactUsPage } from "../pages/contact-us/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/contact-us")({
  head: () => headFor("/contact-us"),
  component: ContactUsPage,
});
