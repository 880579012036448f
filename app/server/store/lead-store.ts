import * as z from "zod/mini";

import { leadInsertTimeoutMs } from "../../config/limits.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Environment } from "../environment/environment.ts";
import { inSpan } from "../environment/trace.ts";
import { isKeyRefused } from "./api-key.ts";
import { type AnonymousClient, configuredClient } from "./supabase.ts";
import { type LeadRow, type LeadTable, typedColumns } from "./lead-rows.ts";

/** The database's response to the insert of a row. */
export type StoreResult =
  /** The row is stored; `isRepeat`: an earlier try stored it. */
  | { result: "stored"; isRepeat?: true }
  /** The same email is already subscribed. */
  | { result: "duplicate" }
  /** What the visitor typed breaks a rule of the database. */
  | { result: "refused"; code: string }
  /** Not stored, and not for what the visitor typed: a later try may succeed. */
  | { result: "unavailable"; code: string; isKeyRefused?: true };

/** Inserts a row into its table. */
export type LeadStore = (lead: LeadRow) => Promise<StoreResult>;

/** The lead store of this isolate; null when Supabase is not configured. */
export const getLeadStore = isolateMemory((environment: Environment): LeadStore | null => {
  const client = configuredClient(environment, leadInsertTimeoutMs);
  return client && createLeadStore(client);
});

/**
 * The lead tables behind Supabase's REST interface, as the anonymous visitor (spec sections 6 and 7).
 * The queue retries, not this store.
 */
export function createLeadStore(client: AnonymousClient): LeadStore {
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
 * Decides from PostgREST's error whose fault it is. Only what the visitor typed makes a refusal. Missing
 * rights, roles and columns, triggers and the keys of other tables are faults of the operator, whose
 * repair must find the lead in the queue. A gateway's response can hold anything, so only an SQLSTATE with
 * a status of PostgREST's counts.
 */
function classify(table: LeadTable, error: unknown, status: number): StoreResult {
  const { code, message = "" } = postgrestErrorSchema.safeParse(error).data ?? {};
  if (isKeyRefused(status, code)) {
    return { result: "unavailable", code: code ?? String(status), isKeyRefused: true };
  }
  if (code === undefined || status < 400 || status >= 500) {
    return { result: "unavailable", code: code ?? String(status) };
  }
  // The only text read from a database message: the name of our own constraint.
  const isBroken = (constraint: string) => message.includes(`"${constraint}"`);
  if (code === "23505") {
    if (isBroken(`${table}_submission_id_key`)) return { result: "stored", isRepeat: true };
    if (isBroken(uniqueEmailKey)) return { result: "duplicate" };
  }
  const isRefused = code === "23514" ? visitorChecks(table).some(isBroken) : valueErrors.has(code);
  return { result: isRefused ? "refused" : "unavailable", code };
}

/** Of the newsletter, the one table in which each email is unique (spec section 3). */
const uniqueEmailKey = "newsletter_subscriptions_email_key";

/**
 * What a text can do to a column, whatever the checks: it is too long, or has a character that
 * PostgreSQL cannot store. The rest of class 22 comes from triggers, and from a role that is missing.
 */
const valueErrors = new Set(["22001", "22021", "22P05"]);

/**
 * The checks of the migrations on what a visitor typed: one for each field, and those on all texts
 * together. The other columns are the Worker's own.
 */
export const visitorChecks = (table: LeadTable): string[] =>
  [...typedColumns(table), "hidden", "single_lines", "text"].map(
    (name) => `${table}_${name}_check`,
  );

const postgrestErrorSchema = z.object({
  code: z.string().check(z.minLength(1)),
  message: z.optional(z.string()),
});
