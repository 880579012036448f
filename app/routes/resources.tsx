import { createFileRoute } from "@tanstack/react-router";

import { loadLists } from "../articles/load-lists.ts";
import { ResourcesPage } from "../pages/resources/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/resources")({
  loader: () => loadLists(),
  head: () => headFor("/resources"),
  component: Resources,
});

function Resources() {
  return <ResourcesPage {...Route.useLoaderData()} />;
}
