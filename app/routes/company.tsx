import { createFileRoute } from "@tanstack/react-router";

import { CompanyPage } from "../pages/company/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/company")({
  head: () => headFor("/company"),
  component: CompanyPage,
});
