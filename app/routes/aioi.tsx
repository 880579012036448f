import { createFileRoute } from "@tanstack/react-router";

import { AioiPage } from "../pages/aioi/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/aioi")({
  head: headOf(() => import("../content/heads/aioi.ts")),
  component: AioiPage,
});
