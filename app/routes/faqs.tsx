import { createFileRoute } from "@tanstack/react-router";

import { FaqsPage } from "../pages/faqs/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/faqs")({
  head: () => headFor("/faqs"),
  component: FaqsPage,
});
