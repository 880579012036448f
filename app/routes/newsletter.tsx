import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { newsletterWords } from "../content/newsletter.ts";
import { site } from "../content/site.ts";
import { postNewsletter } from "../leads/post-newsletter.functions.ts";
import { pageHead } from "../lib/page-head.ts";
import { NewsletterPage } from "../pages/newsletter-page.tsx";

const results = [
  "subscribed",
  "duplicate",
  "invalid",
  "limited",
  "refused",
  "unavailable",
] as const;

export const Route = createFileRoute("/newsletter")({
  validateSearch: v.object({
    result: v.fallback(v.optional(v.picklist(results)), undefined),
    // Kept as text: the router validates its own result again.
    minutes: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))), undefined),
  }),
  head: () => pageHead(site, newsletterWords.head),
  server: {
    handlers: { POST: ({ request, context }) => postNewsletter(request, context.worker) },
  },
  component: Newsletter,
});

function Newsletter() {
  const { result, minutes } = Route.useSearch();
  return <NewsletterPage result={result} minutes={Number(minutes ?? 1)} />;
}
