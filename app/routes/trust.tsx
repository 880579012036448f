import { createFileRoute } from "@tanstack/react-router";

import { TrustPage } from "../pages/trust/page.tsx";
import { readTrustFacts } from "../pages/trust/read-trust.functions.ts";
import { dayOfPage, headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/trust")({
  loader: async () => ({
    day: dayOfPage(),
    facts: await readTrustFacts(),
  }),
  head: () => headFor("/trust"),
  component: Trust,
});

function Trust() {
  return <TrustPage {...Route.useLoaderData()} />;
}
