import { createFileRoute } from "@tanstack/react-router";

import { ContactUsPage } from "../pages/contact-us/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/contact-us")({
  head: headOf(() => import("../content/heads/contact-us.ts")),
  component: ContactUsPage,
});
