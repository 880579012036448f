import { createFileRoute } from "@tanstack/react-router";

import { loadLists } from "../articles/load-lists.ts";
import { ResourcesPage } from "../pages/resources/page.tsx";

export const Route = createFileRoute("/resources")({
  loader: () => loadLists(),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Resources,
});

function Resources() {
  const { settled, cache } = Route.useLoaderData();
  return <ResourcesPage settled={settled} cache={cache} />;
}
