import {
  articleCache,
  articleReadTimeoutMs,
  quickFailureMs,
} from "../../config/cache-lifetimes.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { createCache } from "../store/cache.ts";
import { lastingRows, rowHeaders, type Rows } from "./article-kv.ts";

/** Result of a read. It never throws: an unusable response is `unavailable`. */
export type Read<Value> =
  | { status: "read"; value: Value }
  | { status: "missing" }
  | { status: "unavailable" };

/** The same with the time the database last confirmed it, in milliseconds since 1970. */
export type CachedRead<Value> =
  | { status: "read"; value: Value; confirmedAt: number }
  | { status: "missing" }
  | { status: "unavailable" };

type Source<Value> = {
  /** For the log. */
  table: string;
  /** Cache key. It holds the columns: other columns are another entry. */
  key: string;
  /** Reads rows from the database; must not throw. */
  read: () => Promise<Read<unknown>>;
  /** @throws when the rows are malformed */
  parse: (rows: unknown) => Value;
};

const cache = createCache<Rows>({
  ...articleCache,
  shareMs: articleReadTimeoutMs + quickFailureMs,
  lasting: lastingRows,
});

/** Whether a result for the key needs no further query: it is in memory, or its query is in flight. */
export const isInMemory = cache.isInMemory;

/** Whether something can be served for the key if the database does not respond, however old it is. */
export const hasCopy = cache.hasCopy;

/** Of rows in memory, what became of them. */
const parsedRows = new WeakMap<Rows, unknown>();

/**
 * Reads through the cache (docs/decisions/0010, 0059).
 *
 * @returns `unavailable` only where nothing is cached
 */
export async function withArticleCache<Value>(
  { table, key, read, parse }: Source<Value>,
  context: RequestContext,
): Promise<CachedRead<Value>> {
  const parseOnce = (rows: Rows, parsed: () => unknown): Value => {
    if (!parsedRows.has(rows)) parsedRows.set(rows, parse(parsed()));
    // A key is only ever read by one reader, so its rows are of that reader's type.
    return parsedRows.get(rows) as Value;
  };
  const fetchRows = async () => {
    const result = await read();
    if (result.status === "missing") {
      return { status: "gone" as const, maxAgeMs: articleCache.missingMs };
    }
    if (result.status === "unavailable") return { status: "failed" as const };
    const rows = { json: JSON.stringify(result.value) };
    try {
      // What is malformed never replaces what is cached.
      parseOnce(rows, () => result.value);
      return { status: "found" as const, value: rows, headers: rowHeaders };
    } catch (thrown) {
      context.log.error("article.malformed", { alert: true, table, error: errorName(thrown) });
      return { status: "failed" as const };
    }
  };
  const found = await cache.get(key, fetchRows, context);
  if (found.status === "gone") return { status: "missing" };
  if (found.status === "failed") return { status: "unavailable" };
  const { value: rows, date: confirmedAt } = found.entry;
  try {
    const value = parseOnce(rows, () => JSON.parse(rows.json));
    return { status: "read", value, confirmedAt };
  } catch (thrown) {
    // Another build has left them in KV.
    context.log.warn("article_cache.read_failed", { error: errorName(thrown) });
    return { status: "unavailable" };
  }
}
