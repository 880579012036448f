import type { Message, MessageBatch } from "@cloudflare/workers-types";

import type { Environment } from "../environment/environment.ts";
import { notifyReceivers } from "../notifications/enqueue.ts";
import { countLead } from "../store/funnel-counts.ts";
import type { Log } from "../environment/log.ts";
import { nextRetry } from "../store/queue-retry.ts";
import { reportRefusedKey } from "../store/api-key.ts";
import { storeDeadMessage } from "../store/dead-leads.ts";
import { clearQueued, markQueued, markStored } from "./lead-status.ts";
import { readQueuedLead, toQueuedLead } from "../store/queued-lead.ts";
import { getLeadStore } from "../store/lead-store.ts";

type ConsumerTools = { environment: Environment; log: Log };

/** Handles the messages of the lead queue and of its dead-letter queue. */
export async function handleLeadQueue(
  batch: MessageBatch,
  environment: Environment,
  log: Log,
): Promise<void> {
  const tools = { environment, log };
  const isDeadLetterQueue = batch.queue.endsWith("-dead");
  for (const message of batch.messages) {
    // A lead that a hundred retries could not store waits in KV for `npm run leads:replay`.
    if (isDeadLetterQueue) await storeDead(message, "retries exhausted", tools);
    else await storeQueuedLead(message, tools);
  }
}

/**
 * Inserts a queued lead. It leaves the queue only when it is stored or a dead lead, so a crash
 * between insert and acknowledgement repeats the insert, which `submission_id` makes harmless.
 */
async function storeQueuedLead(message: Message, tools: ConsumerTools): Promise<void> {
  const { environment, log } = tools;
  const { lead, problem } = readQueuedLead(message.body);
  if (lead === undefined) return storeDeadMessage(message, problem, tools);

  const store = getLeadStore(environment);
  if (store === null) return retryLater(message, "unconfigured", tools);
  const stored = await store(lead);
  // Its visitor saw success, so a refusal waits too: a constraint may be corrected.
  if ("code" in stored) {
    if (stored.result === "unavailable" && stored.isKeyRefused) reportRefusedKey(environment, log);
    return retryLater(message, stored.code, tools);
  }
  message.ack();
  await clearQueued(environment.LEAD_LIMITS, message, log);
  if (stored.result === "duplicate") {
    log.info("lead.duplicate_found", { via: "queue", attempt: message.attempts });
    return;
  }
  if (stored.isRepeat !== true) countLead("stored", lead, environment, log);
  log.info("lead.stored", { via: "queue", attempt: message.attempts });
  await markStored(environment, lead, Date.now(), log);
  await notifyReceivers(lead, environment, log);
}

/** As this version writes it: an address is found and erased by its stored form. */
function storeDead(message: Message, reason: string, tools: ConsumerTools): Promise<void> {
  const { lead } = readQueuedLead(message.body);
  return storeDeadMessage(message, reason, tools, lead && toQueuedLead(lead));
}

async function retryLater(message: Message, code: string, tools: ConsumerTools): Promise<void> {
  const { environment, log } = tools;
  const { delaySeconds, isExhausted } = nextRetry(message);
  if (isExhausted) {
    await storeDead(message, `retries exhausted: ${code}`, tools);
    await clearQueued(environment.LEAD_LIMITS, message, log);
    return;
  }
  log.warn("lead.retry_scheduled", { attempt: message.attempts, delaySeconds, code });
  message.retry({ delaySeconds });
  await markQueued(environment.LEAD_LIMITS, message, delaySeconds, log);
}
