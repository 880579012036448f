import { createFileRoute } from "@tanstack/react-router";

import { FaqsPage } from "../pages/faqs/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/faqs")({
  head: headOf(() => import("../content/heads/faqs.ts")),
  component: FaqsPage,
});
