import { PostgrestClient } from "@supabase/postgrest-js";

import {
  articleCache,
  articleReadTimeoutMs,
  quickFailureMs,
} from "../../config/cache-lifetimes.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { createCache } from "../store/cache.ts";
import type { Database } from "../store/database.gen.ts";
import { type Query, queryDatabase, type Read } from "./article-database.ts";
import { lastingRows, rowHeaders, type Rows } from "./article-kv.ts";

/** Result of a read, with the time the database last confirmed it, in milliseconds since 1970. */
export type CachedRead<Value> =
  | { status: "read"; value: Value; confirmedAt: number }
  | { status: "missing" }
  | { status: "unavailable" };

type Source<Value> = {
  /** For the log. */
  table: string;
  /** The request is the key of its rows; so only one reader may make it. */
  query: Query;
  /** Where the rows are more than the response to the query; must not throw. */
  read?: () => Promise<Read<unknown>>;
  /** @throws when the rows are malformed */
  parse: (rows: unknown) => Value;
};

const cache = createCache<Rows>({
  ...articleCache,
  shareMs: articleReadTimeoutMs + quickFailureMs,
  lasting: lastingRows,
});

/** Answers a query with its request, and asks no database. */
const describingClient = new PostgrestClient<Database>("https://database.invalid", {
  fetch: async (url, init) => {
    const { pathname, search } = new URL(String(url));
    return Response.json(`${init?.method} ${pathname}${search}${init?.body ?? ""}`);
  },
});

/** Method, path, parameters and body of a query. */
async function keyOf(query: Query): Promise<string> {
  const { data } = await query(describingClient);
  return String(data);
}

/** Whether the database need not be asked: the response is in memory, or on its way. */
export const isInMemory = async (query: Query, context: RequestContext) =>
  cache.isInMemory(await keyOf(query), context);

/** Whether something can be served if the database does not respond. */
export const hasCopy = async (query: Query, context: RequestContext) =>
  cache.hasCopy(await keyOf(query), context);

/** Of rows in memory, what became of them. */
const parsedRows = new WeakMap<Rows, unknown>();

/**
 * Reads through the cache (docs/decisions/0010, 0059).
 *
 * @returns `unavailable` only where nothing is cached
 */
export async function readCached<Value>(
  { table, query, read = () => queryDatabase(context, table, query), parse }: Source<Value>,
  context: RequestContext,
): Promise<CachedRead<Value>> {
  const parseOnce = (rows: Rows, parsed: () => unknown): Value => {
    if (!parsedRows.has(rows)) parsedRows.set(rows, parse(parsed()));
    // Only one reader makes this request, so its rows are of that reader's type.
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
  const found = await cache.get(await keyOf(query), fetchRows, context);
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
