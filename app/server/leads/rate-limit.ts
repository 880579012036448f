import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";

/** One accepted submission: when, in milliseconds since 1970, and its id. */
const entriesSchema = z.array(z.tuple([z.number(), z.string()]));

type RateLimitOptions = {
  store: KVNamespace;
  /** What is counted apart: the form and the hashed address. */
  key: string;
  submissionId: string;
  maxSubmissions: number;
  windowMs: number;
  now: number;
};

/**
 * Sliding-window log in KV, in front of Supabase (spec section 6 leaves abuse to the server). A
 * retry of a submission that was already counted is free: it is the same lead.
 *
 * KV is eventually consistent, so a burst from several continents at once can pass; that only costs
 * a few extra rows, while counting strictly would cost leads.
 *
 * @returns minutes until the next submission is accepted, rounded up, or null when this one is
 * @throws whatever KV throws; the caller lets the lead through then
 */
export async function minutesUntilAllowed(options: RateLimitOptions): Promise<number | null> {
  const { store, key, submissionId, maxSubmissions, windowMs, now } = options;
  const stored = entriesSchema.safeParse(await store.get(key, "json"));
  const recent = stored.success ? stored.data.filter(([at]) => at > now - windowMs) : [];
  if (recent.some(([, id]) => id === submissionId)) return null;
  const oldest = recent[recent.length - maxSubmissions];
  if (oldest) return Math.max(1, Math.ceil((oldest[0] + windowMs - now) / 60_000));
  await store.put(key, JSON.stringify([...recent, [now, submissionId]]), {
    expirationTtl: Math.max(60, Math.ceil(windowMs / 1000)),
  });
  return null;
}
