import { leadMessages, limitedMessage, type Message } from "../content/messages.ts";
import type { LeadResult } from "./lead-result.ts";
import type { LeadKind } from "./contract.ts";

/**
 * @param kind which form
 * @param outcome that is not a success
 * @returns the words for it (spec section 8)
 */
export function failureMessage(kind: LeadKind, outcome: LeadResult & { ok: false }): Message {
  const words: (typeof leadMessages)[LeadKind] & { duplicate?: Message } = leadMessages[kind];
  switch (outcome.failure) {
    case "limited":
      return limitedMessage(outcome.retryInMinutes);
    case "refused":
      return words.refused;
    case "duplicate":
      return words.duplicate ?? words.failed;
    case "invalid":
    case "unavailable":
      return words.failed;
  }
}
