import type { Message, MessageBatch } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { storedEmail } from "../../lib/email-address.ts";
import type { Environment } from "../environment/environment.ts";
import type { Log } from "../environment/log.ts";
import { isTeamEmail } from "../environment/recipients.ts";
import { nextRetry } from "../store/queue-retry.ts";
import { failureCode } from "./deliver.ts";
import { ClaimsUnavailable, type EmailProblem, getLeadClaims } from "./lead-claims.ts";

/** What Cloudflare's Email Sending says about one mail, as far as the site acts on it. */
type EmailEvent = {
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

/** Handles the messages of the queue to which Cloudflare's Email Sending writes what became of mails. */
export async function handleEmailEvents(
  batch: MessageBatch,
  environment: Environment,
  log: Log,
): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const event = readEmailEvent(message.body);
      if (event === null) {
        // A later try would not read it either.
        log.error("email_event.unreadable", { alert: true });
        message.ack();
      } else if (event.isLost && isTeamEmail(event.recipient, environment)) {
        // The lead is stored, and the team was not told of it.
        log.error("email_event.team_mail_lost", { alert: true, name: event.name });
        message.ack();
      } else {
        await recordProblem(message, event, environment, log);
      }
    }),
  );
}

/** Marks the rows of an address that takes no mail. A repeated event changes nothing. */
async function recordProblem(
  message: Message,
  { name, recipient, problem }: EmailEvent,
  environment: Environment,
  log: Log,
): Promise<void> {
  if (problem === null) {
    log.info("email_event.ignored", { name });
    message.ack();
    return;
  }
  try {
    const claims = getLeadClaims(environment);
    if (claims === null) throw new ClaimsUnavailable("unconfigured");
    const marked = await claims.recordEmailProblem(recipient, problem);
    message.ack();
    log.info("email_event.recorded", { name, ...marked });
  } catch (thrown) {
    const code = failureCode(thrown);
    const { delaySeconds, isExhausted } = nextRetry(message);
    if (isExhausted) {
      log.error("email_event.dropped", { alert: true, name, code });
      message.ack();
      return;
    }
    log.warn("email_event.retry_scheduled", {
      name,
      attempt: message.attempts,
      delaySeconds,
      code,
    });
    message.retry({ delaySeconds });
  }
}
