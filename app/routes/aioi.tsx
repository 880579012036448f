import { createFileRoute } from "@tanstack/react-router";

import { AioiPage } from "../pages/aioi/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/aioi")({
  head: () => headFor("/aioi"),
  component: AioiPage,
});
