import { PostgrestClient } from "@supabase/postgrest-js";

import type { Environment } from "../environment/environment.ts";
import { keyHeaders } from "./api-key.ts";
import type { Database } from "./database.gen.ts";
import { postgrestFetch } from "./postgrest-fetch.ts";

/** Supabase's tables and functions, as the anonymous visitor. */
export type AnonymousClient = PostgrestClient<Database>;

/**
 * The anonymous visitor's client (spec section 6): it has no session and never retries, because a
 * visitor is waiting (docs/decisions/0005). It is the part of supabase-js behind `from` and `rpc`
 * (docs/decisions/0043).
 *
 * @param url of the project
 * @param timeoutMs of a response with its body
 */
export function anonymousClient(url: string, anonKey: string, timeoutMs: number): AnonymousClient {
  return new PostgrestClient(`${url.replace(/\/+$/, "")}/rest/v1`, {
    headers: keyHeaders(anonKey),
    schema: "public",
    retry: false,
    fetch: postgrestFetch(timeoutMs),
  });
}

/** The same of an environment; null where Supabase is not configured. */
export const configuredClient = (
  { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey }: Environment,
  timeoutMs: number,
): AnonymousClient | null =>
  url === null || anonKey === null ? null : anonymousClient(url, anonKey, timeoutMs);
