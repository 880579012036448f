import type { KVNamespace, Message } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { watch } from "../../config/monitoring.ts";
import { errorName, type Log } from "../ops/log.ts";

// Beside the limiter's counters, whose keys begin with a form's kind.
const waitingPrefix = "watch:waiting:";
const storedKey = "watch:stored";

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
 * Remembers that a lead has just been stored, at most once a minute for each isolate: KV takes one
 * write a second for a key.
 *
 * @param now milliseconds since 1970
 */
export async function markStored(marks: KVNamespace | null, now: number, log: Log): Promise<void> {
  if (now - storedNotedAt < watch.storedEveryMs) return;
  storedNotedAt = now;
  await quietly(log, async () => {
    await marks?.put(storedKey, String(now));
  });
}

const metadataSchema = z.object({ since: z.number() });

/**
 * @param marks the namespace
 * @returns how many leads wait (at most 1000 are counted), since when the oldest of them does, and
 *   when a lead was stored last, both in milliseconds since 1970; null when there is none
 * @throws whatever KV throws
 */
export async function readLeadStatus(
  marks: KVNamespace,
): Promise<{ waiting: number; oldest: number | null; storedAt: number | null }> {
  const [listed, stored] = await Promise.all([
    marks.list({ prefix: waitingPrefix }),
    marks.get(storedKey),
  ]);
  const since = listed.keys.flatMap(({ metadata }) => {
    const parsed = metadataSchema.safeParse(metadata);
    return parsed.success ? [parsed.data.since] : [];
  });
  return {
    waiting: listed.keys.length,
    oldest: since.length === 0 ? null : Math.min(...since),
    storedAt: stored === null ? null : Number(stored),
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
