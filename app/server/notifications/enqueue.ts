import { isLeadKind } from "../../leads/form-fields.ts";
import type { LeadRow } from "../store/lead-rows.ts";
import type { Environment } from "../environment/environment.ts";
import { toRoutedLead } from "../environment/lead-routes.ts";
import { errorName, type Log } from "../environment/log.ts";
import { concerns, configuredReceivers } from "./configured-receivers.ts";
import { isPrompt, type Notification, type ReportMessage, toNotification } from "./notification.ts";

/**
 * Notifies every receiver of a lead that was just stored, by a message each: a mail that fails
 * repeats no webhook. When the queue does not take them, the cron trigger finds the lead in the
 * database (sweep.ts).
 *
 * @returns never throws
 */
export async function notifyReceivers(
  { row }: LeadRow,
  environment: Environment,
  log: Log,
): Promise<void> {
  const kind = row.source["form"];
  if (row.status !== "new" || !row.proof_hash || !isLeadKind(kind)) return;
  const lead = toRoutedLead({ kind, source: row.source });
  const messages = configuredReceivers(environment)
    .filter(isPrompt)
    .filter((receiver) => concerns(receiver, lead, environment))
    .map((receiver) => toNotification(receiver, [row.submission_id]));
  await enqueueNotifications(messages, environment, log);
}

/** So many messages a queue of Cloudflare takes at once. */
const batchMessages = 100;

/** @returns whether the queue took all of them; never throws */
export async function enqueueNotifications(
  messages: readonly (Notification | ReportMessage)[],
  { NOTIFICATION_QUEUE: queue }: Environment,
  log: Log,
): Promise<boolean> {
  if (messages.length === 0) return true;
  try {
    if (queue === null) throw new Error("NOTIFICATION_QUEUE is not bound");
    for (let start = 0; start < messages.length; start += batchMessages) {
      const batch = messages.slice(start, start + batchMessages);
      await queue.sendBatch(batch.map((body) => ({ body })));
    }
    log.info("notification.queued", { count: messages.length });
    return true;
  } catch (thrown) {
    log.warn("notification.queue_failed", { count: messages.length, error: errorName(thrown) });
    return false;
  }
}
