import { createFileRoute } from "@tanstack/react-router";

import { MoreInfoPage } from "../pages/more-info/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/more-info")({
  head: () => headFor("/more-info"),
  component: MoreInfoPage,
});
