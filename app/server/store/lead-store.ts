import * as z from "zod/mini";

import { leadInsertTimeoutMs } from "../../config/limits.ts";
import { memoizeBy } from "../../lib/memoize-by.ts";
import type { Environment } from "../environment/environment.ts";
import { inSpan } from "../environment/trace.ts";
import { type AnonymousClient, anonymousClient } from "./supabase.ts";
import type { LeadRow, LeadTable } from "./lead-rows.ts";

/** The database's response to the insert of a row. */
export type StoreResult =
  /** The row is stored; `isRepeat`: an earlier try stored it. */
  | { result: "stored"; isRepeat?: true }
  /** The same email is already subscribed. */
  | { result: "duplicate" }
  /** A constraint or a policy refuses it, now and on every later try. */
  | { result: "refused"; code: string }
  /** No usable answer in time: try again later. */
  | { result: "unavailable"; code: string };

/** Inserts a row into its table. */
export type LeadStore = (lead: LeadRow) => Promise<StoreResult>;

/** Tables in which each email is unique (spec section 3). */
const hasUniqueEmail: Record<LeadTable, boolean> = {
  hire_me_queries: false,
  aigency_consultation_queries: false,
  newsletter_subscriptions: true,
};

/** The lead store of this isolate; null when Supabase is not configured. */
export const leadStoreOf = memoizeBy(
  ({ SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey }: Environment): LeadStore | null =>
    url === null || anonKey === null ? null : createLeadStore(url, anonKey, leadInsertTimeoutMs),
);

/**
 * The lead tables behind Supabase's REST interface, as the anonymous visitor (spec sections 6 and 7).
 * The queue retries, not this store.
 *
 * @param timeoutMs how long an insert may take
 */
export function createLeadStore(url: string, anonKey: string, timeoutMs: number): LeadStore {
  const client = anonymousClient(url, anonKey, timeoutMs);
  return async (lead) => {
    const { data, error, status } = await inSpan("lead.insert", { table: lead.table }, async () =>
      insert(client, lead),
    );
    // PostgREST says 201 without a body; a 201 without its header is an error already
    // (`postgrestFetch`). postgrest-js also calls any 200 and a 204 "no error", which a
    // gateway in front of the database may answer.
    if (error === null && status === 201 && data === null) return { result: "stored" };
    return classify(lead.table, error, status);
  };
}

/**
 * Table by table, so that the compiler compares each row with the columns of the migrations. No
 * .select(): anon may insert a lead, never read one, so RETURNING would be refused.
 */
function insert(client: AnonymousClient, { table, row }: LeadRow) {
  switch (table) {
    case "hire_me_queries":
      return client.from(table).insert(row);
    case "aigency_consultation_queries":
      return client.from(table).insert(row);
    case "newsletter_subscriptions":
      return client.from(table).insert(row);
  }
}

/**
 * Decides from PostgREST's error whether a retry can succeed. A gateway's response can hold anything,
 * so only an SQLSTATE with a status of PostgREST's counts.
 */
function classify(table: LeadTable, error: unknown, status: number): StoreResult {
  const { code, message } = postgrestErrorSchema.safeParse(error).data ?? {};
  if (code === undefined || status < 400 || status >= 500) {
    return { result: "unavailable", code: code ?? String(status) };
  }
  if (code === "23505") {
    // The only text read from a database message: the name of our own constraint.
    if (message?.includes("submission_id")) return { result: "stored", isRepeat: true };
    if (hasUniqueEmail[table]) return { result: "duplicate" };
  }
  // Classes 22 (data exception) and 23 (integrity constraint), and 42501 (row level security).
  if (/^(22|23)\w{3}$/.test(code) || code === "42501") return { result: "refused", code };
  return { result: "unavailable", code };
}

const postgrestErrorSchema = z.object({
  code: z.string().check(z.minLength(1)),
  message: z.optional(z.string()),
});
