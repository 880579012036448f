import { createFileRoute } from "@tanstack/react-router";

import { CompanyPage } from "../pages/company/page.tsx";
import { headFor, timeOfPage } from "../shell/page-head.ts";

export const Route = createFileRoute("/company")({
  codeSplitGroupings: [["loader", "component"]],
  loader: () => ({ day: timeOfPage().toISOString().slice(0, 10) }),
  head: () => headFor("/company"),
  component: Company,
});

function Company() {
  return <CompanyPage {...Route.useLoaderData()} />;
}
