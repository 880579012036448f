import { createFileRoute } from "@tanstack/react-router";

import { loadArchive } from "../articles/load-archive.ts";
import { textSearch } from "../lib/text-search.ts";
import StoriesArchive from "../pages/resources/archive/stories-archive.island.tsx";
import { ArchivePage } from "../pages/resources/archive/page.tsx";

export const Route = createFileRoute("/resources_/stories")({
  validateSearch: textSearch<"category" | "page">("category", "page"),
  loaderDeps: ({ search }) => ({ filter: search.category, page: search.page }),
  loader: ({ deps }) => loadArchive("story", deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Stories,
});

function Stories() {
  const loaded = Route.useLoaderData();
  return <ArchivePage kind="story" of={StoriesArchive} {...loaded} />;
}
