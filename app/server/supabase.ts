import { createClient, type SupabaseClient } from "@supabase/supabase-js";

import type { Database } from "./database.gen.ts";
import { postgrestFetch } from "./postgrest-fetch.ts";

/**
 * The anonymous visitor's client (spec section 6): keeps no session, and never tries again by
 * itself, because a visitor is waiting (docs/decisions/0005).
 *
 * @param url where Supabase answers
 * @param anonKey the anonymous key
 * @param timeoutMs how long an answer may take, its body included
 */
export function anonymousClient(
  url: string,
  anonKey: string,
  timeoutMs: number,
): SupabaseClient<Database> {
  return createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Instead of a session, of which an anonymous visitor has none.
    accessToken: () => Promise.resolve(anonKey),
    db: { retry: false },
    global: { fetch: postgrestFetch(timeoutMs) },
  });
}
