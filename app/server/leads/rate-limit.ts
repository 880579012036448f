import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";

/** One accepted submission: when, in milliseconds since 1970, and its fingerprint. */
const entriesSchema = z.array(z.tuple([z.number(), z.string()]));

type RateLimitOptions = {
  store: KVNamespace;
  /** The key of a counter: the kind of lead and the hash of the client IP. */
  key: string;
  /** Keyed hash of the submission's id, kind and fields: only an exact repeat has the same one. */
  fingerprint: string;
  maxSubmissions: number;
  windowMs: number;
  now: number;
};

type RateLimit = {
  /** Until the next submission is accepted, rounded up; null when this one is. */
  retryInMinutes: number | null;
  /** Counts this submission. A KV write takes longer than an insert, and no visitor waits for it. */
  count?: () => Promise<void>;
};

/**
 * Sliding-window log in KV, in front of Supabase (spec section 6 leaves abuse to the server). An
 * exact repeat of a submission that was already counted is free: it is the same lead.
 *
 * KV is eventually consistent, so posts sent at the same moment pass uncounted. The burst limiter
 * before it (`LEAD_BURST`) bounds them; counting strictly would cost leads.
 *
 * @throws whatever KV throws when it is read; the caller lets the lead through then
 */
export async function readRateLimit(options: RateLimitOptions): Promise<RateLimit> {
  const { store, key, fingerprint, maxSubmissions, windowMs, now } = options;
  const stored = entriesSchema.safeParse(await store.get(key, "json"));
  const recent = stored.success ? stored.data.filter(([at]) => at > now - windowMs) : [];
  if (recent.some(([, counted]) => counted === fingerprint)) return { retryInMinutes: null };
  const oldest = recent[recent.length - maxSubmissions];
  if (oldest) {
    return { retryInMinutes: Math.max(1, Math.ceil((oldest[0] + windowMs - now) / 60_000)) };
  }
  const expirationTtl = Math.max(60, Math.ceil(windowMs / 1000));
  const counted = JSON.stringify([...recent, [now, fingerprint]]);
  return { retryInMinutes: null, count: () => store.put(key, counted, { expirationTtl }) };
}
