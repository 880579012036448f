import { createFileRoute } from "@tanstack/react-router";

import { loadArchive } from "../articles/load-archive.ts";
import { textSearch } from "../lib/text-search.ts";
import UpdatesArchive from "../pages/resources/archive/updates-archive.island.tsx";
import { ArchivePage } from "../pages/resources/archive/page.tsx";

export const Route = createFileRoute("/resources_/updates")({
  validateSearch: textSearch<"type" | "page">("type", "page"),
  loaderDeps: ({ search }) => ({ filter: search.type, page: search.page }),
  loader: ({ deps }) => loadArchive("update", deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Updates,
});

function Updates() {
  const loaded = Route.useLoaderData();
  return <ArchivePage kind="update" of={UpdatesArchive} {...loaded} />;
}
