import { createFileRoute } from "@tanstack/react-router";

import { SuccessStoriesPage } from "../pages/success-stories/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/success-stories")({
  head: headOf(() => import("../content/heads/success-stories.ts")),
  component: SuccessStoriesPage,
});
