import { createFileRoute } from "@tanstack/react-router";

import { SuccessStoriesPage } from "../pages/success-stories/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/success-stories")({
  head: () => headFor("/success-stories"),
  component: SuccessStoriesPage,
});
