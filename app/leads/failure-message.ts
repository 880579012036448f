import {
  leadMessages,
  limitedMessage,
  type Message,
  outdatedMessage,
} from "../content/messages.ts";
import type { LeadResult } from "./contract.ts";
import type { LeadKind } from "./form-fields.ts";

/**
 * @param kind which form
 * @param result of a failed submission
 * @returns the words for it (spec section 8)
 */
export function failureMessage(kind: LeadKind, result: LeadResult & { ok: false }): Message {
  const content: (typeof leadMessages)[LeadKind] & { duplicate?: Message } = leadMessages[kind];
  switch (result.failure) {
    case "limited":
      return limitedMessage(result.retryInMinutes);
    case "refused":
      return content.refused;
    case "outdated":
      return outdatedMessage;
    case "duplicate":
      return content.duplicate ?? content.failed;
    // Invalid, unavailable, or what a Worker names that was deployed after this page was opened.
    default:
      return content.failed;
  }
}
