import { createFileRoute } from "@tanstack/react-router";

import { ComparePage } from "../pages/compare/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/compare")({
  head: () => headFor("/compare"),
  component: ComparePage,
});
