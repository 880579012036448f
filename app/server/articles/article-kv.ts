import * as z from "zod/mini";

import { articleCache } from "../../config/cache-lifetimes.ts";
import { errorName } from "../environment/log.ts";
import { withFallback } from "../environment/with-timeout.ts";
import type { RequestContext } from "../environment/request-context.ts";

// The stale-if-error cache, which serves articles in an outage. It holds rows, which each build parses
// by its own rules. An article's body in them has been sanitized: a build that allows less than the one
// before has another `articleCache.format`.

const entrySchema = z.object({ rows: z.unknown(), at: z.number() });

/** Rows as the database returned them, and when (milliseconds since 1970). */
type StoredRows = { rows: unknown; confirmedAt: number };

const kvKey = (key: string) => `${articleCache.format}:${key}`;

/** @returns null for no entry, a malformed one, or a KV that fails or is slow */
export async function readStored(
  key: string,
  { environment, log }: RequestContext,
): Promise<StoredRows | null> {
  try {
    const reading = environment.ARTICLE_CACHE?.get(kvKey(key), "json");
    const entry = reading && (await withFallback(reading, articleCache.readTimeoutMs, null));
    if (!entry) return null;
    const { rows, at } = entrySchema.parse(entry);
    return { rows, confirmedAt: at };
  } catch (thrown) {
    log.warn("article_cache.read_failed", { error: errorName(thrown) });
    return null;
  }
}

/**
 * KV takes about one write a second for a key and charges for each: only what is new or about to
 * expire is written.
 *
 * @param isFirst whether this isolate has not read KV yet
 * @returns when the entry in KV was confirmed; null when there is none
 */
export async function writeStored(
  key: string,
  { rows, confirmedAt }: StoredRows,
  isFirst: boolean,
  { environment, log }: RequestContext,
): Promise<number | null> {
  const kv = environment.ARTICLE_CACHE;
  if (kv === null) return null;
  const text = JSON.stringify({ rows, at: confirmedAt });
  if (text.length > articleCache.maxBytes) return null;
  try {
    if (isFirst) {
      const { data: entry } = entrySchema.safeParse(await kv.get(kvKey(key), "json"));
      const isYoung = entry && confirmedAt - entry.at < articleCache.renewMs;
      if (isYoung && JSON.stringify(entry.rows) === JSON.stringify(rows)) return entry.at;
    }
    await kv.put(kvKey(key), text, { expirationTtl: articleCache.ttlSeconds });
    return confirmedAt;
  } catch (thrown) {
    log.warn("article_cache.write_failed", { error: errorName(thrown) });
    return null;
  }
}

/** Removes an article that is no longer published, which must not come back in an outage. */
export async function removeStored(
  key: string,
  { environment, log }: RequestContext,
): Promise<void> {
  try {
    // A read costs a tenth of a delete, and most missing articles never existed.
    const entry = await environment.ARTICLE_CACHE?.get(kvKey(key));
    if (entry) await environment.ARTICLE_CACHE?.delete(kvKey(key));
  } catch (thrown) {
    log.warn("article_cache.write_failed", { error: errorName(thrown) });
  }
}
