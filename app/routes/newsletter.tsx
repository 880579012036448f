import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";

import { textSearch } from "../lib/text-search.ts";
import { NewsletterPage } from "../pages/newsletter/page.tsx";
import { headOf } from "./-head-of.ts";

const results = [
  "subscribed",
  "duplicate",
  "invalid",
  "limited",
  "refused",
  "unavailable",
] as const;

const answerSchema = v.object({
  result: v.fallback(v.optional(v.picklist(results)), undefined),
  minutes: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.toNumber()), 1),
});

export const Route = createFileRoute("/newsletter")({
  validateSearch: textSearch("result", "minutes"),
  head: headOf(() => import("../content/heads/newsletter.ts")),
  component: Newsletter,
});

function Newsletter() {
  const { result, minutes } = v.parse(answerSchema, Route.useSearch());
  return <NewsletterPage result={result} minutes={minutes} />;
}
