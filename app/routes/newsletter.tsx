import { createFileRoute } from "@tanstack/react-router";

import { loadYear } from "../articles/load-year.ts";
import { parseResult } from "../leads/newsletter-result.ts";
import { textSearch } from "../lib/text-search.ts";
import { NewsletterPage } from "../pages/newsletter/page.tsx";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/newsletter")({
  validateSearch: textSearch("result", "token"),
  loaderDeps: ({ search }) => ({ showsResult: "result" in search }),
  loader: async ({ deps }) => ({ year: deps.showsResult ? null : await loadYear() }),
  head: () => headFor("/newsletter"),
  component: Newsletter,
});

function Newsletter() {
  const { year } = Route.useLoaderData();
  return <NewsletterPage {...parseResult(Route.useSearch())} year={year} />;
}
