import type { Database } from "./database-types.ts";
import type { LeadRow } from "./rows.ts";
import { anonymousClient } from "../supabase.ts";

/** What the database said about a row. */
export type StoreResult =
  /** It is there now, or was already there from an earlier try. */
  | { result: "stored" }
  /** The same address is already subscribed. */
  | { result: "duplicate" }
  /** A constraint or a policy refuses it, now and on every later try. */
  | { result: "refused"; code: string }
  /** No usable answer in time: try again later. */
  | { result: "unavailable"; code: string };

/** Puts a row into its table. */
export type LeadStore = (lead: LeadRow) => Promise<StoreResult>;

/**
 * The lead tables behind Supabase's REST interface, as the anonymous visitor (spec sections 6 and 7).
 * Retries are the queue's work.
 *
 * @param url where Supabase answers
 * @param anonKey the anonymous key
 * @param timeoutMs how long an insert may take
 */
export function createLeadStore(url: string, anonKey: string, timeoutMs: number): LeadStore {
  const client = anonymousClient<Database>(url, anonKey);
  return async ({ table, row }) => {
    // No .select(): anon may insert a lead, never read one, so RETURNING would be refused.
    const { error, status } = await client
      .from(table)
      .insert(row)
      .abortSignal(AbortSignal.timeout(timeoutMs));
    return error === null ? { result: "stored" } : classify(error, status);
  };
}

/**
 * Decides from PostgREST's error what is worth trying again.
 *
 * @param error code and message of the answer; both empty when there was none
 * @param status HTTP status, 0 when there was no answer
 */
function classify(error: { code?: string; message: string }, status: number): StoreResult {
  const code = error.code || String(status);
  if (code === "23505") {
    // The only text read from a database message: the name of our own constraint.
    return { result: error.message.includes("submission_id") ? "stored" : "duplicate" };
  }
  // Classes 22 (data exception) and 23 (integrity constraint), and 42501 (row level security).
  if (/^(22|23)\w{3}$/.test(code) || code === "42501") return { result: "refused", code };
  return { result: "unavailable", code };
}
