import { createFileRoute } from "@tanstack/react-router";

import { TrustPage } from "../pages/trust/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/trust")({
  head: () => headFor("/trust"),
  component: TrustPage,
});
