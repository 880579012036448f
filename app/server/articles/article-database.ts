import type { Read } from "../../articles/contract.ts";
import { articleReadTimeoutMs, quickFailureMs } from "../../config/cache-lifetimes.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { isKeyRefused, reportRefusedKey } from "../store/api-key.ts";
import { type AnonymousClient, configuredClient } from "../store/supabase.ts";

type PostgrestResponse = {
  data: unknown;
  error: { code?: string; details?: string | null } | null;
  status: number;
};

export type DatabaseQuery = PromiseLike<PostgrestResponse>;

/** Builds a query; a client makes its request when it is awaited. */
export type Query = (client: AnonymousClient) => DatabaseQuery;

/**
 * Runs one query, and never throws. Rows come with status 200; a missing row is 406 with PGRST116 (spec section 8). Any
 * other response says nothing about what is published.
 */
export async function queryDatabase(
  context: Pick<RequestContext, "environment" | "log">,
  table: string,
  query: Query,
): Promise<Read<unknown>> {
  const client = clientOf(context.environment);
  if (client === null) return { status: "unavailable" };
  const startedAt = Date.now();
  try {
    let response = await query(client);
    // A failure at once, without a response, is a dead connection of the pool. A new one may work.
    const isDead = response.error !== null && response.status === 0;
    if (isDead && Date.now() - startedAt < quickFailureMs) response = await query(client);
    const { data, error, status } = response;
    if (error === null && status === 200) return { status: "read", value: data };
    if (isNoRow(response)) return { status: "missing" };
    context.log.warn("article.read_failed", { table, code: error?.code || String(status) });
    if (isKeyRefused(status, error?.code)) reportRefusedKey(context.environment, context.log);
  } catch (thrown) {
    context.log.warn("article.read_failed", { table, error: errorName(thrown) });
  }
  return { status: "unavailable" };
}

/** PostgREST gives the same code and status for more than one row. */
function isNoRow({ error, status }: PostgrestResponse): boolean {
  return status === 406 && error?.code === "PGRST116" && / 0 rows\b/.test(error.details ?? "");
}

/** Reads as the anonymous visitor: row level security hides what is not published. */
const clientOf = isolateMemory((environment: Environment) =>
  configuredClient(environment, articleReadTimeoutMs),
);
