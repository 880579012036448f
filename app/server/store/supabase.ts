import { createClient, type SupabaseClient } from "@supabase/supabase-js";

import type { Database } from "./database.gen.ts";
import { postgrestFetch } from "./postgrest-fetch.ts";

/**
 * The anonymous visitor's client (spec section 6): it has no session and never retries, because a
 * visitor is waiting (docs/decisions/0005).
 *
 * @param timeoutMs of a response with its body
 */
export function anonymousClient(
  url: string,
  anonKey: string,
  timeoutMs: number,
): SupabaseClient<Database> {
  return createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // In place of a session, which an anonymous visitor does not have.
    accessToken: () => Promise.resolve(anonKey),
    db: { retry: false },
    global: { fetch: postgrestFetch(timeoutMs) },
  });
}
