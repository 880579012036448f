import type { SupabaseClient } from "@supabase/supabase-js";

import { quickFailureMs } from "../../config/cache-lifetimes.ts";
import { memoizeBy } from "../../lib/memoize-by.ts";
import type { Environment } from "../ops/environment.ts";
import type { Read } from "./article-cache.ts";
import { errorName } from "../ops/log.ts";
import { anonymousClient } from "../supabase.ts";
import type { RequestContext } from "../request-context.ts";

type Answer = {
  data: unknown;
  error: { code?: string; details?: string | null } | null;
  status: number;
};

/**
 * Asks the database once. Rows come with 200; that there is no such row is said by 406 and PGRST116
 * (spec section 8). Everything else says nothing of what is published.
 */
export async function ask(
  context: RequestContext,
  table: string,
  query: (client: SupabaseClient) => PromiseLike<Answer>,
): Promise<Read<unknown>> {
  const client = clientOf(context.environment);
  if (client === null) return { outcome: "unavailable" };
  const askedAt = Date.now();
  try {
    let answer = await query(client);
    // A failure without a response, at once: a pooled connection was closed. A new one may work.
    const isConnectionClosed = answer.error !== null && answer.status === 0;
    if (isConnectionClosed && Date.now() - askedAt < quickFailureMs) answer = await query(client);
    const { data, error, status } = answer;
    if (error === null && status === 200) return { outcome: "read", value: data };
    if (isNoRow(answer)) return { outcome: "missing" };
    context.log.warn("article.read_failed", { table, code: error?.code || String(status) });
  } catch (thrown) {
    context.log.warn("article.read_failed", { table, error: errorName(thrown) });
  }
  return { outcome: "unavailable" };
}

/** PostgREST gives the same code and status for more than one row. */
function isNoRow({ error, status }: Answer): boolean {
  return status === 406 && error?.code === "PGRST116" && / 0 rows\b/.test(error.details ?? "");
}

/** Reads as the anonymous visitor: row level security hides what is not published. */
const clientOf = memoizeBy(
  ({ SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey }: Environment): SupabaseClient | null =>
    url === null || anonKey === null ? null : anonymousClient(url, anonKey),
);
