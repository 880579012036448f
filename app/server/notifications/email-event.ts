import * as z from "zod/mini";

import { storedEmail } from "../../lib/email-address.ts";
import type { EmailProblem } from "./lead-claims.ts";

/** What Cloudflare's Email Sending says about one mail, as far as the site acts on it. */
export type EmailEvent = {
  /** The last word of its type, such as `bounced`. */
  name: string;
  /** The address that the mail went to. */
  recipient: string;
  /** Whether the mail did not arrive and will not. */
  isLost: boolean;
  /** What is wrong with the address for good; null where nothing is. */
  problem: EmailProblem | null;
};

/** The part of a message that is read; docs/notifications.md names the vendor's page. */
const eventSchema = z.object({
  type: z.string().check(z.regex(/^cf\.email\.sending\.message\.[a-z_]{1,40}$/)),
  payload: z.object({
    recipient: z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/), z.maxLength(320)),
    /** `hard` is for good; `soft` is a temporary failure whose retries are exhausted. */
    bounce: z.optional(z.object({ type: z.string() })),
  }),
});

const lost = new Set(["bounced", "complained", "failed", "rejected"]);

/**
 * Reads a message of the queue of email events.
 *
 * @returns null for a message that is no event of a mail
 */
export function readEmailEvent(body: unknown): EmailEvent | null {
  const { data } = eventSchema.safeParse(body);
  if (data === undefined) return null;
  const { recipient: given, bounce } = data.payload;
  const name = data.type.slice(data.type.lastIndexOf(".") + 1);
  return {
    name,
    recipient: storedEmail(given) ?? given,
    isLost: lost.has(name),
    problem: getProblem(name, bounce?.type),
  };
}

function getProblem(name: string, bounce: string | undefined): EmailProblem | null {
  if (name === "complained") return "complained";
  return name === "bounced" && bounce === "hard" ? "bounced" : null;
}
