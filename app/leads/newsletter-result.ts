import * as v from "valibot";

import { leadMessages, type Message } from "../content/messages.ts";

/** Results of a form that was posted without script and that the address of its answer names. */
const formResults = ["subscribed", "duplicate"] as const;

/** Results of the links in mails. */
const linkResults = ["confirmed", "unsubscribe", "unsubscribed", "expired", "failed"] as const;

const resultOf = <const Results extends readonly string[]>(results: Results) =>
  v.fallback(v.optional(v.picklist(results)), undefined);

/** What a link in a mail, or a post without script that arrived, puts into the address of its answer. */
const resultSchema = v.object({
  result: resultOf([...formResults, ...linkResults]),
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
  const { result } = v.parse(v.object({ result: resultOf(formResults) }), search);
  return result === undefined
    ? null
    : { ok: result === "subscribed", message: formMessage(result) };
}

/** The words for what came of a form (spec section 8). */
export const formMessage = (result: (typeof formResults)[number]): Message =>
  result === "subscribed" ? leadMessages.newsletter.success : leadMessages.newsletter.duplicate;
