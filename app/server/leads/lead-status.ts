import type { KVNamespace, Message } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { monitor } from "../../config/monitoring.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName, type Log } from "../environment/log.ts";
import type { LeadRow } from "../store/lead-rows.ts";

// In the namespace of the rate limiter, whose keys begin with a kind of lead.
const queuedPrefix = "monitor:queued:";
const failedPrefix = "monitor:failed:";
const storedKey = "monitor:stored";

/** Why a visitor saw a failure. */
export type LeadFailure =
  /** The database refused the row. */
  | "refused"
  /** Neither the database nor the queue took it. */
  | "lost";

/** When this isolate last marked that a lead was stored. */
const storedMarkOf = isolateMemory(() => ({ at: 0 }));

/**
 * Marks a queued lead. The mark expires some time after the next try is due, so one that could not be
 * cleared raises no alarm for long.
 *
 * @param store null when it is not bound
 * @param delaySeconds until the next try
 */
export async function markQueued(
  store: KVNamespace | null,
  message: Message,
  delaySeconds: number,
  log: Log,
): Promise<void> {
  await logFailure(log, async () => {
    await store?.put(queuedPrefix + message.id, "", {
      metadata: { since: message.timestamp.getTime() },
      expirationTtl: delaySeconds + monitor.markSpareSeconds,
    });
  });
}

/** Clears the mark of a lead that has left the queue. */
export async function clearQueued(
  store: KVNamespace | null,
  message: Message,
  log: Log,
): Promise<void> {
  // A lead that was stored at its first try has no mark.
  if (message.attempts < 2) return;
  await logFailure(log, async () => {
    await store?.delete(queuedPrefix + message.id);
  });
}

/**
 * Marks a lead whose visitor saw a failure, until the monitor has reported it.
 *
 * @throws whatever KV throws: then the failure has to be reported in another way
 */
export async function markFailed(
  store: KVNamespace | null,
  failure: LeadFailure,
  submissionId: string,
): Promise<void> {
  if (store === null) throw new Error("LEAD_LIMITS is not bound");
  await store.put(`${failedPrefix}${failure}:${submissionId}`, "", {
    expirationTtl: monitor.failedMarkSeconds,
  });
}

/**
 * Marks that a customer's lead was stored, at most once a minute for each isolate: KV takes one write
 * a second for a key. Leads of the smoke test and of programs do not count.
 *
 * @param now milliseconds since 1970
 */
export async function markStored(
  environment: Environment,
  { row }: LeadRow,
  now: number,
  log: Log,
): Promise<void> {
  const mark = storedMarkOf(environment);
  if (row.status !== "new" || now - mark.at < monitor.storedEveryMs) return;
  mark.at = now;
  await startSilence(environment.LEAD_LIMITS, now, log);
}

/** Starts the time without a stored lead, which the monitor measures also before the first lead. */
export async function startSilence(
  store: KVNamespace | null,
  now: number,
  log: Log,
): Promise<void> {
  await logFailure(log, async () => {
    await store?.put(storedKey, String(now));
  });
}

const metadataSchema = z.object({ since: z.number() });

/** What the marks record; times in milliseconds since 1970, null when there is none. */
type LeadStatus = {
  /** At most 1000 are counted. */
  queued: number;
  /** Since when the oldest queued lead waits. */
  oldest: number | null;
  /** When a lead was stored last, or when the monitor first ran. */
  storedAt: number | null;
  /** Failures that visitors saw within the last hour. */
  failed: Record<LeadFailure, number>;
};

/** @throws whatever KV throws */
export async function readLeadStatus(store: KVNamespace): Promise<LeadStatus> {
  const [queued, refused, lost, stored] = await Promise.all([
    store.list({ prefix: queuedPrefix }),
    store.list({ prefix: `${failedPrefix}refused:` }),
    store.list({ prefix: `${failedPrefix}lost:` }),
    store.get(storedKey),
  ]);
  const since = queued.keys.flatMap(({ metadata }) => {
    const parsed = metadataSchema.safeParse(metadata);
    return parsed.success ? [parsed.data.since] : [];
  });
  return {
    queued: queued.keys.length,
    oldest: since.length === 0 ? null : Math.min(...since),
    storedAt: stored === null ? null : Number(stored),
    failed: { refused: refused.keys.length, lost: lost.keys.length },
  };
}

/** A mark that cannot be written must not cost a lead. */
async function logFailure(log: Log, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    log.warn("lead_status.write_failed", { error: errorName(thrown) });
  }
}
