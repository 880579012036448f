import { createFileRoute } from "@tanstack/react-router";

import { loadArchive } from "../articles/load-archive.ts";
import { doNotCache } from "../articles/load-article.ts";
import { loadYear } from "../articles/load-year.ts";
import { updateParam } from "../config/cacheable-pages.ts";
import { textSearch } from "../lib/text-search.ts";
import UpdatesArchive from "../pages/resources/archive/updates-archive.island.tsx";
import { ArchivePage } from "../pages/resources/archive/page.tsx";

export const Route = createFileRoute("/resources_/updates")({
  validateSearch: textSearch<"type" | "page" | "update">("type", "page", updateParam),
  loaderDeps: ({ search: { type, page, update } }) => ({ filter: type, page, shared: update }),
  loader: async ({ deps: { shared, ...search } }) => {
    const [archive, year] = await Promise.all([loadArchive("update", search, shared), loadYear()]);
    if (year === null) doNotCache();
    return { ...archive, year };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Updates,
});

function Updates() {
  const loaded = Route.useLoaderData();
  return <ArchivePage kind="update" of={UpdatesArchive} {...loaded} />;
}
