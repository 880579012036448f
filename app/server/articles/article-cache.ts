import { PostgrestClient } from "@supabase/postgrest-js";

import type { Read } from "../../articles/contract.ts";
import {
  articleCache,
  articleReadTimeoutMs,
  quickFailureMs,
} from "../../config/cache-lifetimes.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { createCache, type Fetched } from "../store/cache.ts";
import type { Database } from "../store/database.gen.ts";
import { type Query, queryDatabase } from "./article-database.ts";
import { lastingRows, rowHeaders, type Rows } from "./article-kv.ts";
import { countProbe, uncountProbe } from "./slug-probes.ts";

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
  /** Of a key that a visitor may have guessed: what tells where the database is asked too often. */
  beyondLimit?: (read: () => Promise<Read<unknown>>) => Promise<Read<unknown>>;
  /** @throws when the rows are malformed */
  parse: (rows: unknown) => Value;
};

const cache = createCache<Rows>({
  ...articleCache,
  shareMs: articleReadTimeoutMs + quickFailureMs,
  lasting: lastingRows,
});

/**
 * Method, path, parameters and body of a query, by a client that asks no database. Nothing here leaves the
 * queue of microtasks: rows in memory must come before the timer of a page that does not wait.
 */
async function toCacheKey(query: Query): Promise<string> {
  let key = "";
  const describe: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const body = typeof init?.body === "string" ? init.body : "";
    key = `${method} ${url.slice(new URL(url).origin.length)}${body}`;
    return new Response(null);
  };
  const options = { fetch: describe, retry: false };
  await query(new PostgrestClient<Database>("https://database.invalid", options));
  return key;
}

/** Whether something can be served if the database does not respond. */
export const hasCopy = async (query: Query, context: RequestContext) =>
  cache.hasCopy(await toCacheKey(query), context);

/**
 * Reads through the cache (docs/decisions/0010, 0059).
 *
 * @returns `unavailable` only where nothing is cached
 */
export async function readCached<Value>(source: Source<Value>, context: RequestContext) {
  const found = await cache.get(
    await toCacheKey(source.query),
    () => fetchRows(source, context),
    context,
  );
  if (found.status !== "read") return found;
  const { value: rows, date: confirmedAt } = found.entry;
  try {
    rows.parsed ??= { value: source.parse(JSON.parse(rows.json)) };
    // Only one reader makes this request, so its rows are of that reader's type.
    return { status: "read", value: rows.parsed.value as Value, confirmedAt } as const;
  } catch (thrown) {
    // Another build has left them in KV.
    context.log.warn("article_cache.read_failed", { error: errorName(thrown) });
    return { status: "unavailable" } as const;
  }
}

/** What is malformed never replaces what is cached. */
async function fetchRows<Value>(
  {
    table,
    query,
    read = () => queryDatabase(context, table, query),
    beyondLimit,
    parse,
  }: Source<Value>,
  context: RequestContext,
): Promise<Fetched<Rows>> {
  const { environment, log } = context;
  const mayAsk = beyondLimit === undefined || countProbe(environment);
  const result = await (mayAsk ? read() : beyondLimit(read));
  if (result.status === "missing") return { ...result, isUnasked: !mayAsk };
  if (result.status !== "read") return result;
  if (beyondLimit) uncountProbe(environment);
  try {
    const parsed = { value: parse(result.value) };
    const rows = { json: JSON.stringify(result.value), parsed };
    return { status: "read", value: rows, headers: rowHeaders };
  } catch (thrown) {
    log.error("article.malformed", { alert: true, table, error: errorName(thrown) });
    return { status: "unavailable" };
  }
}
