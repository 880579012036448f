import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { articleCache } from "../../config/cache-lifetimes.ts";
import { sha256 } from "../environment/hmac.ts";
import { createLru } from "../../lib/lru.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import { errorName } from "../environment/log.ts";
import { withFallback } from "../../lib/with-fallback.ts";
import { type Store, toEntry } from "../store/cache.ts";

/** Rows as the database returned them, and what became of them in memory. */
export type Rows = { readonly json: string; parsed?: { value: unknown } };

export const rowHeaders = new Headers({ "cache-control": articleCache.cacheControl });

const entrySchema = z.object({ rows: z.unknown(), at: z.number() });

/** A name in KV may have 512 bytes. */
const maxNameBytes = 512;

async function toEntryName(key: string): Promise<string> {
  const name = `${articleCache.format}:${key}`;
  const bytes = new TextEncoder().encode(name);
  if (bytes.length <= maxNameBytes) return name;
  return `${articleCache.format}:${await sha256(bytes)}`;
}

/** What KV holds as far as this isolate knows. */
const knownOf = isolateMemory(() => createLru<{ json: string; date: number }>(articleCache.max));

/**
 * The cache in KV, which serves articles in an outage. It holds rows, which each build parses by its own
 * rules. An article's body in them has been sanitized: a build that allows less than the one before has
 * another `articleCache.format`.
 */
export const lastingRows: Store<Rows> = {
  async read(key, { environment, log }) {
    try {
      const reading = environment.ARTICLE_CACHE?.get(await toEntryName(key), "json");
      const stored = reading && (await withFallback(reading, articleCache.readTimeoutMs, null));
      if (!stored) return null;
      const { rows, at } = entrySchema.parse(stored);
      return toEntry({ json: JSON.stringify(rows) }, at, rowHeaders);
    } catch (thrown) {
      log.warn("article_cache.read_failed", { error: errorName(thrown) });
      return null;
    }
  },

  // KV takes about one write a second for a key and charges for each: only what is new or about to
  // expire is written.
  async write(key, { value: { json }, date }, { environment, log }) {
    const kv = environment.ARTICLE_CACHE;
    const text = `{"rows":${json},"at":${date}}`;
    if (kv === null || text.length > articleCache.maxBytes) return;
    const knownRows = knownOf(environment);
    try {
      const name = await toEntryName(key);
      const known = knownRows.get(key) ?? (await readKnown(kv, name));
      const isWritten = known?.json === json && date - known.date < articleCache.renewMs;
      if (!isWritten) await kv.put(name, text, { expirationTtl: articleCache.ttlSeconds });
      knownRows.set(key, isWritten ? known : { json, date });
    } catch (thrown) {
      log.warn("article_cache.write_failed", { error: errorName(thrown) });
    }
  },

  /** What is no longer published must not come back in an outage. */
  async remove(key, { environment, log }) {
    const kv = environment.ARTICLE_CACHE;
    knownOf(environment).delete(key);
    try {
      // A read costs a tenth of a delete, and most missing articles never existed.
      const name = await toEntryName(key);
      if (await kv?.get(name)) await kv?.delete(name);
    } catch (thrown) {
      log.warn("article_cache.write_failed", { error: errorName(thrown) });
    }
  },
};

async function readKnown(kv: KVNamespace, name: string) {
  const { data } = entrySchema.safeParse(await kv.get(name, "json"));
  return data && { json: JSON.stringify(data.rows), date: data.at };
}
