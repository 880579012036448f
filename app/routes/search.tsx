import { createFileRoute } from "@tanstack/react-router";

import { loadSearch } from "../articles/load-search.ts";
import { textSearch } from "../lib/text-search.ts";
import { SearchPage } from "../pages/search/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/search")({
  validateSearch: textSearch<"q" | "kind">("q", "kind"),
  loaderDeps: ({ search }) => ({ q: search.q }),
  loader: ({ deps, abortController }) => loadSearch(deps.q, abortController.signal),
  head: () => headFor("/search"),
  component: Search,
});

function Search() {
  const { q, kind } = Route.useSearch();
  const loaded = Route.useLoaderData();
  return <SearchPage typed={q} kind={kind} {...loaded} />;
}
