import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { postNewsletter } from "../leads/post-newsletter.functions.ts";
import { NewsletterPage } from "../pages/newsletter-page.tsx";
import { headOf } from "./-head-of.ts";

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
  head: headOf(() => import("../content/heads/newsletter.ts")),
  server: {
    handlers: { POST: ({ request, context }) => postNewsletter(request, context.worker) },
  },
  component: Newsletter,
});

function Newsletter() {
  const { result, minutes } = Route.useSearch();
  return <NewsletterPage result={result} minutes={Number(minutes ?? 1)} />;
}
