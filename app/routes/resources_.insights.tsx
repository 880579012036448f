import { createFileRoute } from "@tanstack/react-router";

import { loadArchive } from "../articles/load-archive.ts";
import { textSearch } from "../lib/text-search.ts";
import InsightsArchive from "../pages/resources/archive/insights-archive.island.tsx";
import { ArchivePage } from "../pages/resources/archive/page.tsx";

export const Route = createFileRoute("/resources_/insights")({
  validateSearch: textSearch<"tag" | "page">("tag", "page"),
  loaderDeps: ({ search }) => ({ filter: search.tag, page: search.page }),
  loader: ({ deps }) => loadArchive("insight", deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Insights,
});

function Insights() {
  const loaded = Route.useLoaderData();
  return <ArchivePage kind="insight" of={InsightsArchive} {...loaded} />;
}
