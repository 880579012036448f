import type { Message } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { deadLeadLimits, queueRetry } from "../../config/limits.ts";
import { policy } from "../../content/site.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName, type Log } from "../environment/log.ts";
import { readQueuedLead, toQueuedLead } from "./queued-lead.ts";
import type { LeadRow } from "./lead-rows.ts";

/** Where dead leads are stored, and the database that they were for. */
type DeadLeadTools = { environment: Pick<Environment, "DEAD_LEADS" | "SUPABASE_URL">; log: Log };

const deadLeadSchema = z.object({ reason: z.string(), body: z.unknown() });

/** The fingerprint of a database that dead leads carry: host name and port of its Supabase. */
export const toDatabaseId = (url: string | null): string | null =>
  (url === null ? null : URL.parse(url)?.host) ?? null;

/**
 * @param value of an entry in `DEAD_LEADS`, parsed from JSON; unreadable ones name their database too
 * @returns the fingerprint of the database that the lead was for; null where the Worker had none
 */
export const databaseOfDeadLead = (value: unknown): string | null =>
  z.object({ database: z.string() }).safeParse(value).data?.database ?? null;

/**
 * @param value of an entry in `DEAD_LEADS`, parsed from JSON
 * @returns the row and why it is a dead lead, or why the entry cannot be read
 */
export function readDeadLead(
  value: unknown,
): { reason: string; lead: LeadRow } | { lead?: never; problem: string } {
  const parsed = deadLeadSchema.safeParse(value);
  if (!parsed.success) return { problem: "unreadable" };
  const { lead, problem } = readQueuedLead(parsed.data.body);
  return lead === undefined ? { problem } : { reason: parsed.data.reason, lead };
}

const identified = z.object({ lead: z.object({ row: z.object({ submission_id: z.string() }) }) });

/**
 * Stores a message that retries cannot help as a dead lead; it leaves the queue only once KV has it.
 *
 * @param body what is stored in place of the message's own body
 */
export async function storeDeadMessage(
  message: Message,
  reason: string,
  tools: DeadLeadTools,
  body: unknown = message.body,
): Promise<void> {
  const { data } = identified.safeParse(message.body);
  const key = data?.lead.row.submission_id ?? message.id;
  if (await putDeadLead(key, reason, body, tools)) message.ack();
  else message.retry({ delaySeconds: queueRetry.deadLetterRetrySeconds });
}

/**
 * Stores a lead whose visitor saw a failure, so that nothing depends on a second try.
 *
 * @param reason an SQLSTATE, or another cause in a few words
 * @returns whether KV has it; never throws
 */
export function storeDeadLead(
  lead: LeadRow,
  reason: string,
  tools: DeadLeadTools,
): Promise<boolean> {
  return putDeadLead(lead.row.submission_id, reason, toQueuedLead(lead), tools);
}

async function putDeadLead(
  key: string,
  reason: string,
  body: unknown,
  { environment: { DEAD_LEADS: deadLeads, SUPABASE_URL: url }, log }: DeadLeadTools,
): Promise<boolean> {
  try {
    if (deadLeads === null) throw new Error("DEAD_LEADS is not bound");
    const database = toDatabaseId(url);
    await deadLeads.put(key, JSON.stringify({ reason, body, ...(database && { database }) }), {
      expirationTtl: retentionSeconds(body, Date.now()),
    });
    log.error("lead.dead_lettered", { alert: true, key, reason });
    return true;
  } catch (thrown) {
    log.error("lead.dead_letter_failed", { alert: true, key, reason, error: errorName(thrown) });
    return false;
  }
}

/** The columns that say how long a lead is kept, also of a message that no schema of ours reads. */
const agingSchema = z.object({
  lead: z.object({
    table: z.optional(z.unknown()),
    row: z.object({
      status: z.optional(z.unknown()),
      source: z.optional(z.object({ received_at: z.optional(z.string()) })),
    }),
  }),
});

/**
 * As the privacy policy says, and counted as there: from when the lead came in. A replayed row is
 * deleted by the same rules (`apply_retention`).
 *
 * @param now milliseconds since 1970
 */
function retentionSeconds(body: unknown, now: number): number {
  const { table, row } = agingSchema.safeParse(body).data?.lead ?? {};
  const isSpamOrTest = row?.status === "quarantined" || row?.status === "test";
  const days = Math.min(
    deadLeadLimits.days,
    isSpamOrTest ? policy.spamDays : Infinity,
    // Nobody has confirmed it: it was never stored.
    table === "newsletter_subscriptions" ? policy.newsletterUnconfirmedDays : Infinity,
  );
  const receivedAt = Date.parse(row?.source?.received_at ?? "");
  const age = Number.isNaN(receivedAt) ? 0 : Math.max(0, now - receivedAt);
  return Math.max(deadLeadLimits.minSeconds, days * 24 * 3600 - Math.round(age / 1000));
}
