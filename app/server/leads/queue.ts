import type { KVNamespace, Message, MessageBatch } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { queueRetry } from "../../config/limits.ts";
import { clearPending, markStored, markPending } from "./lead-status.ts";
import { errorName, type Log } from "../ops/log.ts";
import type { LeadRow } from "./rows.ts";
import type { LeadStore } from "./store.ts";

const leadColumns = {
  submission_id: z.uuid(),
  source: z.record(z.string(), z.string()),
  status: z.enum(["new", "quarantined", "test"]),
};

const queuedLeadSchema = z.object({
  version: z.literal(1),
  lead: z.discriminatedUnion("table", [
    z.object({
      table: z.literal("hire_me_queries"),
      row: z.object({
        ...leadColumns,
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        whatsapp_number: z.nullable(z.string()),
        company: z.string(),
        solution: z.nullable(z.string()),
        selected_autopilots: z.nullable(z.array(z.string())),
        additional_requirements: z.nullable(z.string()),
      }),
    }),
    z.object({
      table: z.literal("aigency_consultation_queries"),
      row: z.object({
        ...leadColumns,
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        phone: z.string(),
        company: z.string(),
        message: z.string(),
      }),
    }),
    z.object({
      table: z.literal("newsletter_subscriptions"),
      row: z.object({ ...leadColumns, email: z.string() }),
    }),
  ]),
});

/** A lead on its way to the database, as it lies in the queue. */
export type QueuedLead = z.infer<typeof queuedLeadSchema>;

/**
 * @param lead the row that could not be stored at once
 * @returns the message that carries it
 */
export function toQueuedLead(lead: LeadRow): QueuedLead {
  return { version: 1, lead };
}

const deadLeadSchema = z.object({ reason: z.string(), body: queuedLeadSchema });

/**
 * @param value of an entry in `DEAD_LEADS`, parsed from JSON
 * @returns the row and why it is there, or null when nobody can make a row of it
 */
export function readDeadLead(value: unknown): { reason: string; lead: LeadRow } | null {
  const parsed = deadLeadSchema.safeParse(value);
  return parsed.success ? { reason: parsed.data.reason, lead: parsed.data.body.lead } : null;
}

type ConsumerTools = {
  store: LeadStore | null;
  deadLeads: KVNamespace | null;
  /** Where the watch finds what waits; null only means that nobody is told. */
  marks: KVNamespace | null;
  log: Log;
};

/**
 * Inserts queued leads. A lead leaves the queue only when it is stored or kept as a dead lead, so a
 * crash between insert and acknowledgement repeats the insert, which `submission_id` makes harmless.
 *
 * @param batch messages of the lead queue
 */
export async function storeQueuedLeads(
  batch: MessageBatch,
  { store, deadLeads, marks, log }: ConsumerTools,
): Promise<void> {
  for (const message of batch.messages) {
    const parsed = queuedLeadSchema.safeParse(message.body);
    if (!parsed.success) {
      await storeDeadLead(message, "unreadable", { deadLeads, log });
      continue;
    }
    const answer = store === null ? null : await store(parsed.data.lead);
    const attempt = message.attempts;
    if (answer === null || answer.result === "unavailable") {
      const { baseSeconds, maxSeconds } = queueRetry;
      const delaySeconds = Math.min(maxSeconds, baseSeconds * 2 ** (attempt - 1));
      log.warn("lead.retry_scheduled", {
        attempt,
        delaySeconds,
        code: answer?.code ?? "unconfigured",
      });
      message.retry({ delaySeconds });
      await markPending(marks, message, delaySeconds, log);
    } else if (answer.result === "refused") {
      await storeDeadLead(message, answer.code, { deadLeads, log });
      await clearPending(marks, message, log);
    } else {
      log.info("lead.stored", { via: "queue", attempt, result: answer.result });
      message.ack();
      await clearPending(marks, message, log);
      await markStored(marks, Date.now(), log);
    }
  }
}

/**
 * Keeps leads that every retry failed to store, until `npm run leads:replay` puts them back.
 *
 * @param batch messages of the dead-letter queue
 */
export async function storeDeadLeads(
  batch: MessageBatch,
  tools: Pick<ConsumerTools, "deadLeads" | "log">,
): Promise<void> {
  for (const message of batch.messages) await storeDeadLead(message, "retries exhausted", tools);
}

async function storeDeadLead(
  message: Message,
  reason: string,
  { deadLeads, log }: Pick<ConsumerTools, "deadLeads" | "log">,
): Promise<void> {
  const id = z.object({ lead: z.object({ row: z.object({ submission_id: z.string() }) }) });
  const known = id.safeParse(message.body);
  const key = known.success ? known.data.lead.row.submission_id : message.id;
  try {
    if (deadLeads === null) throw new Error("DEAD_LEADS is not bound");
    await deadLeads.put(key, JSON.stringify({ reason, body: message.body }));
    log.error("lead.dead_lettered", { alert: true, key, reason });
    message.ack();
  } catch (thrown) {
    log.error("lead.dead_letter_failed", { alert: true, key, reason, error: errorName(thrown) });
    message.retry({ delaySeconds: queueRetry.maxSeconds });
  }
}
