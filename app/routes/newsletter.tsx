import { createFileRoute } from "@tanstack/react-router";

import { textSearch } from "../lib/text-search.ts";
import { NewsletterPage } from "../pages/newsletter/page.tsx";
import { parseResult } from "../pages/newsletter/result-search.ts";
import { headFor } from "../shell/page-head.ts";

export const Route = createFileRoute("/newsletter")({
  validateSearch: textSearch("result", "minutes", "token"),
  head: () => headFor("/newsletter"),
  component: Newsletter,
});

function Newsletter() {
  return <NewsletterPage {...parseResult(Route.useSearch())} />;
}
