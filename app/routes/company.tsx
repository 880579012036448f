import { createFileRoute } from "@tanstack/react-router";

import { CompanyPage } from "../pages/company/page.tsx";
import { dayOfPage, headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/company")({
  loader: () => ({ day: dayOfPage() }),
  head: () => headFor("/company"),
  component: Company,
});

function Company() {
  return <CompanyPage {...Route.useLoaderData()} />;
}
