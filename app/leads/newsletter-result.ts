import * as v from "valibot";

import {
  leadMessages,
  limitedMessage,
  type Message,
  outdatedMessage,
  validationErrorTitle,
} from "../content/messages.ts";
import { newsletterContent } from "../content/newsletter.ts";

/** Results of a form that was posted without script. */
const formResults = [
  "subscribed",
  "duplicate",
  "outdated",
  "empty",
  "invalid",
  "limited",
  "refused",
  "unavailable",
] as const;

/** Results of the links in mails. */
const linkResults = ["confirmed", "unsubscribe", "unsubscribed", "expired", "failed"] as const;

const resultOf = <const Results extends readonly string[]>(results: Results) =>
  v.fallback(v.optional(v.picklist(results)), undefined);

const minutes = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.toNumber()), 1);

/** What a form post without script, or a link in a mail, puts into the address of the page that answers it. */
const resultSchema = v.object({
  result: resultOf([...formResults, ...linkResults]),
  minutes,
  /** Signs the unsubscription that the page asks about. */
  token: v.fallback(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)), ""),
});

export type NewsletterResult = v.InferOutput<typeof resultSchema>;

/** Anything else in the address shows the page as if nothing was sent. */
export const parseResult = (search: object): NewsletterResult => v.parse(resultSchema, search);

/**
 * @param search parameters of the newsletter's page
 * @returns what came of a form, and the words for it; null where the page answers none
 */
export function formResultIn(search: object) {
  const parsed = v.parse(v.object({ result: resultOf(formResults), minutes }), search);
  const { result } = parsed;
  if (result === undefined) return null;
  return { ok: result === "subscribed", message: formMessage(result, parsed.minutes) };
}

/** The words for what came of a form (spec section 8). */
export function formMessage(result: (typeof formResults)[number], retryInMinutes: number): Message {
  const content = leadMessages.newsletter;
  switch (result) {
    case "subscribed":
      return content.success;
    case "duplicate":
      return content.duplicate;
    case "limited":
      return limitedMessage(retryInMinutes);
    case "outdated":
      return outdatedMessage;
    case "empty":
    case "invalid":
      return { title: validationErrorTitle, description: newsletterContent[result] };
    case "refused":
    case "unavailable":
      return content.failed;
  }
}
