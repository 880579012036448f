import type { Message, MessageBatch } from "@cloudflare/workers-types";

import { notificationLimits, queueRetry } from "../../config/limits.ts";
import type { Environment } from "../environment/environment.ts";
import { countLead } from "../store/funnel-counts.ts";
import { toRoutedLead } from "../environment/lead-routes.ts";
import { errorName, type Log } from "../environment/log.ts";
import { inSpan } from "../environment/trace.ts";
import { nextRetry } from "../store/queue-retry.ts";
import { concerns, configuredReceivers } from "./configured-receivers.ts";
import { areConfirmationsPaused } from "./confirmation-pause.ts";
import { deliver, DeliveryFailed, failureCode, groupByReaders } from "./deliver.ts";
import { type LeadClaims, getLeadClaims, type StoredLead } from "./lead-claims.ts";
import { type Notification, readNotification, readReportMessage } from "./notification.ts";
import { giveUpReport, sendReport } from "./weekly-report.ts";

/** Email Service takes no mail for an address that bounced or whose owner reported one as spam. */
const suppressed = "E_RECIPIENT_SUPPRESSED";

type ConsumerTools = { claims: LeadClaims; environment: Environment; log: Log };

/** Handles the messages of the notification queue and of its dead-letter queue. */
export async function handleNotificationQueue(
  batch: MessageBatch,
  environment: Environment,
  log: Log,
): Promise<void> {
  const claims = getLeadClaims(environment);
  const isDeadLetterQueue = batch.queue.endsWith("-dead");
  // Side by side: a receiver that hangs holds up no other.
  await Promise.all(
    batch.messages.map(async (message) => {
      const notification = readNotification(message.body);
      const report = readReportMessage(message.body);
      if (report !== null) {
        if (isDeadLetterQueue) giveUpReport(message, report, "retries exhausted", log);
        else await sendReport(message, report, environment, log);
      } else if (notification === null) {
        // Written by a newer Worker, or malformed. The retries end in the dead-letter queue.
        log.error("notification.unreadable", { alert: true });
        if (isDeadLetterQueue) message.ack();
        else message.retry({ delaySeconds: queueRetry.maxSeconds });
      } else if (claims === null) {
        retryLater(message, notification, "unconfigured", log);
      } else if (isDeadLetterQueue) {
        await giveUp(message, notification, "retries exhausted", { claims, environment, log });
      } else {
        await notify(message, notification, { claims, environment, log });
      }
    }),
  );
}

/**
 * Notifies one receiver and records that it accepted: it is notified again only when its response
 * was lost, and then under the same id.
 */
async function notify(
  message: Message,
  notification: Notification,
  tools: ConsumerTools,
): Promise<void> {
  const { claims, environment, log } = tools;
  const { receiver, owner } = notification;
  try {
    if (receiver === "confirmation" && (await areConfirmationsPaused(environment))) {
      // Not claimed yet: the cron trigger lists it again when the pause is over.
      if (message.attempts > 1) return retryLater(message, notification, "paused", log);
      message.ack();
      log.warn("notification.paused", { receiver });
      return;
    }
    const leads: StoredLead[] = [];
    // Mails of one lead leave room for those of many: else a flood would keep what waits from the team.
    const { mails, leadMails } = notificationLimits;
    const maxMails = environment.LEAD_MAILS ?? (notification.leads.length > 1 ? mails : leadMails);
    for (const id of notification.leads) {
      const lead = await inSpan("notification.claim", { receiver }, () =>
        claims.claim(id, receiver, owner, maxMails),
      );
      if (lead === null) continue;
      if (concerns(receiver, toRoutedLead(lead), environment)) leads.push(lead);
      else await claims.skip(id, receiver, owner);
    }
    await deliverEach(notification, groupByReaders(receiver, leads, environment), tools);
    message.ack();
    const fields = { receiver, leads: leads.length, attempt: message.attempts };
    if (leads.length > 0) log.info("notification.sent", fields);
    else log.info("notification.skipped", fields);
  } catch (thrown) {
    const code = failureCode(thrown);
    if (code === suppressed && (receiver === "visitor" || receiver === "confirmation")) {
      await skipSuppressed(message, notification, tools);
    } else if (nextRetry(message).isExhausted) await giveUp(message, notification, code, tools);
    else retryLater(message, notification, code, log);
  }
}

/**
 * Delivers leads together. What the receiver refuses, it gets in halves, so that one lead keeps no other
 * from it.
 *
 * @throws {DeliveryFailed} when the receiver did not accept all of them; a retry claims the others
 */
async function deliverInParts(
  notification: Notification,
  leads: readonly StoredLead[],
  tools: ConsumerTools,
): Promise<void> {
  if (leads.length === 0) return;
  const { receiver, owner } = notification;
  try {
    await inSpan("notification.deliver", { receiver, leads: leads.length }, () =>
      deliver(receiver, owner, leads, tools.environment),
    );
  } catch (thrown) {
    if (!(thrown instanceof DeliveryFailed && thrown.isRefused) || leads.length === 1) throw thrown;
    const middle = Math.ceil(leads.length / 2);
    return deliverEach(notification, [leads.slice(0, middle), leads.slice(middle)], tools);
  }
  await recordNotified(notification, leads, tools);
}

/**
 * A part that fails keeps no other from the receiver.
 *
 * @throws {DeliveryFailed} the first failure
 */
async function deliverEach(
  notification: Notification,
  parts: readonly (readonly StoredLead[])[],
  tools: ConsumerTools,
): Promise<void> {
  let failure: unknown;
  for (const part of parts) {
    try {
      await deliverInParts(notification, part, tools);
    } catch (reason) {
      failure ??= reason;
    }
  }
  if (failure !== undefined) throw failure;
}

/**
 * A failure is only logged; the receiver is notified again only if the queue repeats the acknowledged
 * message.
 */
async function recordNotified(
  { receiver, owner }: Notification,
  leads: readonly StoredLead[],
  { claims, environment, log }: ConsumerTools,
): Promise<void> {
  const configured = configuredReceivers(environment);
  for (const lead of leads) {
    // A lead counts once, with the first receiver that it has.
    const first = configured.find((one) => concerns(one, toRoutedLead(lead), environment));
    if (receiver === first) countLead("notified", { row: lead }, environment, log);
    try {
      await claims.complete(lead.id, receiver, owner);
    } catch (thrown) {
      log.warn("notification.record_failed", { receiver, error: errorName(thrown) });
    }
  }
}

/** No later try reaches the address, and nobody is to be alarmed. */
async function skipSuppressed(
  message: Message,
  { receiver, owner, leads }: Notification,
  { claims, log }: ConsumerTools,
): Promise<void> {
  try {
    for (const id of leads) await claims.skip(id, receiver, owner);
    message.ack();
    log.info("notification.suppressed", { receiver });
  } catch {
    message.retry({ delaySeconds: queueRetry.deadLetterRetrySeconds });
  }
}

function retryLater(message: Message, { receiver }: Notification, code: string, log: Log): void {
  const { delaySeconds } = nextRetry(message);
  log.warn("notification.retry_scheduled", {
    receiver,
    attempt: message.attempts,
    delaySeconds,
    code,
  });
  message.retry({ delaySeconds });
}

/** The dead letter stands in the database: staff release it there (docs/notifications.md). */
async function giveUp(
  message: Message,
  { receiver, owner, leads }: Notification,
  code: string,
  { claims, log }: ConsumerTools,
): Promise<void> {
  try {
    const failed: string[] = [];
    for (const id of leads) if (await claims.fail(id, receiver, owner)) failed.push(id);
    message.ack();
    for (const key of failed) {
      log.error("notification.dead_lettered", { alert: true, key, receiver, code });
    }
  } catch {
    message.retry({ delaySeconds: queueRetry.deadLetterRetrySeconds });
  }
}
