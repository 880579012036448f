import { createFileRoute } from "@tanstack/react-router";

import { BestModelPage } from "../pages/use-cases/best-model/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/use-cases/best-model")({
  head: () => headFor("/use-cases/best-model"),
  component: BestModelPage,
});
