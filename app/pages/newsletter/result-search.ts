import * as v from "valibot";

const results = [
  "subscribed",
  "duplicate",
  "outdated",
  "invalid",
  "limited",
  "refused",
  "unavailable",
] as const;

/** What a form post without script puts into the address of the page that answers it. */
const resultSchema = v.object({
  result: v.fallback(v.optional(v.picklist(results)), undefined),
  minutes: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.toNumber()), 1),
});

export type NewsletterResult = v.InferOutput<typeof resultSchema>;

/** Anything else in the address shows the page as if nothing was sent. */
export const parseResult = (search: object): NewsletterResult => v.parse(resultSchema, search);
