import { createFileRoute } from "@tanstack/react-router";

import { FaqPage } from "../pages/faqs/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/faq")({
  head: headOf(() => import("../content/heads/faqs.ts")),
  component: FaqPage,
});
