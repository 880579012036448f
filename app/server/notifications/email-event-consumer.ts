import type { Message, MessageBatch } from "@cloudflare/workers-types";

import type { Environment } from "../environment/environment.ts";
import type { Log } from "../environment/log.ts";
import { isTeamEmail } from "../environment/recipients.ts";
import { nextRetry } from "../store/queue-retry.ts";
import { type EmailEvent, readEmailEvent } from "./email-event.ts";
import { ClaimsUnavailable, getLeadClaims } from "./lead-claims.ts";

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
    const code = thrown instanceof ClaimsUnavailable ? thrown.message : "unexpected";
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
