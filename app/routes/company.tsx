import { createFileRoute } from "@tanstack/react-router";

import { CompanyPage } from "../pages/company/page.tsx";
import { headOf } from "./-head-of.ts";

export const Route = createFileRoute("/company")({
  head: headOf(() => import("../content/heads/company.ts")),
  component: CompanyPage,
});
