import * as v from "valibot";

const results = [
  "subscribed",
  "duplicate",
  "outdated",
  "empty",
  "invalid",
  "limited",
  "refused",
  "unavailable",
  // Of the links in mails.
  "confirmed",
  "unsubscribe",
  "unsubscribed",
  "expired",
  "failed",
] as const;

/** What a form post without script, or a link in a mail, puts into the address of the page that answers it. */
const resultSchema = v.object({
  result: v.fallback(v.optional(v.picklist(results)), undefined),
  minutes: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.toNumber()), 1),
  /** Signs the unsubscription that the page asks about. */
  token: v.fallback(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)), ""),
});

export type NewsletterResult = v.InferOutput<typeof resultSchema>;

/** Anything else in the address shows the page as if nothing was sent. */
export const parseResult = (search: object): NewsletterResult => v.parse(resultSchema, search);
