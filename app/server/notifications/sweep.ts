import * as z from "zod/mini";

import { notificationLimits } from "../../config/limits.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName, type Log } from "../environment/log.ts";
import { configuredReceivers } from "./configured-receivers.ts";
import { areConfirmationsPaused } from "./confirmation-pause.ts";
import { enqueueNotifications } from "./enqueue.ts";
import { getLeadClaims, unnotifiedLimit } from "./lead-claims.ts";
import { type Receiver, toNotification } from "./notification.ts";

/** In the namespace of the rate limiter, beside the monitor's marks. */
const digestKey = "monitor:digest";

/** How often the present digest was sent so far. */
const digestState = z.object({ runs: z.number() });

/**
 * Queues the notifications of leads that no message carries yet: the queue did not take it, or a
 * replay stored the lead. Once a day, queues a digest of those in quarantine. Queueing twice is
 * harmless: the database gives a lead to one message for each receiver.
 *
 * @param now milliseconds since 1970
 * @returns whether the queue took them; null where the database or KV did not say what is missing.
 *   Never throws
 */
export async function sweepNotifications(
  environment: Environment,
  now: number,
  log: Log,
): Promise<boolean | null> {
  const configured = configuredReceivers(environment);
  const digests = configured.filter((receiver) => receiver.startsWith("digest-"));
  const areQueued = await orLog(async () => {
    const isPaused =
      configured.includes("confirmation") && (await areConfirmationsPaused(environment));
    // They would fill the list of what is not notified yet.
    const others = configured.filter(
      (receiver) => !receiver.startsWith("digest-") && !(isPaused && receiver === "confirmation"),
    );
    // Each by itself: many mails that wait would fill the list.
    const lists = await Promise.all(
      others.map(async (receiver) => {
        const unnotified = await listUnnotified([receiver], environment);
        const ids = unnotified.map(({ submission_id: id }) => id);
        const isJoined = receiver === "email" && ids.length > notificationLimits.mailsOneByOne;
        return isJoined
          ? [toNotification(receiver, ids)]
          : ids.map((id) => toNotification(receiver, [id]));
      }),
    );
    const messages = lists.flat();
    return enqueueNotifications(messages, environment, log);
  }, log);
  const areDigestsQueued = await orLog(
    async () => digests.length === 0 || sendDigests(digests, environment, now, log),
    log,
  );
  const results = [areQueued, areDigestsQueued];
  return results.includes(false) ? false : results.includes(null) ? null : true;
}

/** @returns null when it throws */
async function orLog(run: () => Promise<boolean>, log: Log): Promise<boolean | null> {
  try {
    return await run();
  } catch (thrown) {
    log.warn("notification.sweep_failed", { error: errorName(thrown) });
    return null;
  }
}

async function listUnnotified(receivers: readonly Receiver[], environment: Environment) {
  const claims = getLeadClaims(environment);
  if (claims === null) throw new Error("Supabase is not configured");
  return claims.unnotified(receivers);
}

/**
 * The first run only writes the time, so that the first digest holds a whole day.
 *
 * @returns false when the queue did not take them
 */
async function sendDigests(
  digests: readonly Receiver[],
  environment: Environment,
  now: number,
  log: Log,
): Promise<boolean> {
  const { LEAD_LIMITS: kv } = environment;
  // Nothing remembers when the last one was.
  if (kv === null) return true;
  const stored = await kv.getWithMetadata(digestKey);
  const last = Number(stored.value ?? 0);
  if (now - last < notificationLimits.digestMs) return true;
  if (last !== 0) {
    const unnotified = await listUnnotified(digests, environment);
    const messages = digests.flatMap((receiver) => {
      const leads = unnotified.filter((lead) => lead.receiver === receiver);
      return leads.length === 0
        ? []
        : [
            toNotification(
              receiver,
              leads.map(({ submission_id: id }) => id),
            ),
          ];
    });
    if (!(await enqueueNotifications(messages, environment, log))) return false;
    const state = digestState.safeParse(stored.metadata);
    const runs = (state.success ? state.data.runs : 0) + 1;
    // There are more than are listed at once: the next runs send the rest. Some may never be claimed.
    if (unnotified.length >= unnotifiedLimit && runs < notificationLimits.digestRuns) {
      await kv.put(digestKey, String(last), { metadata: { runs } });
      return true;
    }
  }
  await kv.put(digestKey, String(now));
  return true;
}
