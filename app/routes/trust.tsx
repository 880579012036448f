import { createFileRoute } from "@tanstack/react-router";

import { TrustPage } from "../pages/trust/page.tsx";
import { readTrustFacts } from "../pages/trust/read-trust.functions.ts";
import { headFor, timeOfPage } from "../shell/page-head.ts";

export const Route = createFileRoute("/trust")({
  codeSplitGroupings: [["loader", "component"]],
  loader: async () => ({
    day: timeOfPage().toISOString().slice(0, 10),
    facts: await readTrustFacts(),
  }),
  head: () => headFor("/trust"),
  component: Trust,
});

function Trust() {
  return <TrustPage {...Route.useLoaderData()} />;
}
