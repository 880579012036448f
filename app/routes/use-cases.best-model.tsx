import { createFileRoute } from "@tanstack/react-router";

import { BestModelPage } from "../pages/use-cases/best-model/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/use-cases/best-model")({
  head: headOf(() => import("../content/heads/best-model.ts")),
  component: BestModelPage,
});
