import type { KVNamespace, Message } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { watch } from "../../config/monitoring.ts";
import type { LeadRow } from "./rows.ts";
import { errorName, type Log } from "../ops/log.ts";

// Beside the limiter's counters, whose keys begin with a form's kind.
const waitingPrefix = "watch:waiting:";
const failedPrefix = "watch:failed:";
const storedKey = "watch:stored";

/** Why a visitor was told that a lead failed. */
export type LeadFailure =
  /** The database refused the row. */
  | "refused"
  /** Neither the database nor the queue took it. */
  | "lost";

let storedNotedAt = 0;

/**
 * Remembers that a lead waits in the queue. The mark disappears by itself some time after the next
 * try is due, so one that could not be removed raises no alarm for long.
 *
 * @param marks the namespace; null when it is not bound
 * @param message the lead's
 * @param delaySeconds until its next try
 */
export async function markPending(
  marks: KVNamespace | null,
  message: Message,
  delaySeconds: number,
  log: Log,
): Promise<void> {
  await quietly(log, async () => {
    await marks?.put(waitingPrefix + message.id, "", {
      metadata: { since: message.timestamp.getTime() },
      expirationTtl: delaySeconds + watch.markSpareSeconds,
    });
  });
}

/** Removes the mark of a lead that no longer waits. */
export async function clearPending(
  marks: KVNamespace | null,
  message: Message,
  log: Log,
): Promise<void> {
  // One that was stored at its first try has no mark.
  if (message.attempts < 2) return;
  await quietly(log, async () => {
    await marks?.delete(waitingPrefix + message.id);
  });
}

/**
 * Remembers that a visitor was told that a lead failed, until the monitor has reported it.
 *
 * @throws whatever KV throws: then somebody has to be told in another way
 */
export async function noteFailed(
  marks: KVNamespace | null,
  failure: LeadFailure,
  submissionId: string,
): Promise<void> {
  if (marks === null) throw new Error("LEAD_LIMITS is not bound");
  await marks.put(`${failedPrefix}${failure}:${submissionId}`, "", {
    expirationTtl: watch.failedMarkSeconds,
  });
}

/**
 * Remembers that a customer's lead has just been stored, at most once a minute for each isolate: KV
 * takes one write a second for a key. Leads of the smoke test and of programs end no silence.
 *
 * @param now milliseconds since 1970
 */
export async function markStored(
  marks: KVNamespace | null,
  { row }: LeadRow,
  now: number,
  log: Log,
): Promise<void> {
  if (row.status !== "new" || now - storedNotedAt < watch.storedEveryMs) return;
  storedNotedAt = now;
  await noteSilenceBegins(marks, now, log);
}

/** From here on the monitor counts how long no lead was stored; also before there was a first one. */
export async function noteSilenceBegins(
  marks: KVNamespace | null,
  now: number,
  log: Log,
): Promise<void> {
  await quietly(log, async () => {
    await marks?.put(storedKey, String(now));
  });
}

const metadataSchema = z.object({ since: z.number() });

/** What the marks say; times in milliseconds since 1970, null when there is none. */
export type Marks = {
  /** At most 1000 are counted. */
  waiting: number;
  /** Since when the oldest of them waits. */
  oldest: number | null;
  /** When a lead was stored last, or the monitor began to count. */
  storedAt: number | null;
  /** Failures that visitors were told of lately. */
  failed: Record<LeadFailure, number>;
};

/** @throws whatever KV throws */
export async function readLeadStatus(marks: KVNamespace): Promise<Marks> {
  const [waiting, refused, lost, stored] = await Promise.all([
    marks.list({ prefix: waitingPrefix }),
    marks.list({ prefix: `${failedPrefix}refused:` }),
    marks.list({ prefix: `${failedPrefix}lost:` }),
    marks.get(storedKey),
  ]);
  const since = waiting.keys.flatMap(({ metadata }) => {
    const parsed = metadataSchema.safeParse(metadata);
    return parsed.success ? [parsed.data.since] : [];
  });
  return {
    waiting: waiting.keys.length,
    oldest: since.length === 0 ? null : Math.min(...since),
    storedAt: stored === null ? null : Number(stored),
    failed: { refused: refused.keys.length, lost: lost.keys.length },
  };
}

/** A mark that cannot be written must not cost a lead. */
async function quietly(log: Log, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    log.warn("lead_status.write_failed", { error: errorName(thrown) });
  }
}
