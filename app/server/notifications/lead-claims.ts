import * as z from "zod/mini";

import { leadInsertTimeoutMs } from "../../config/limits.ts";
import { isLeadKind, type LeadKind } from "../../leads/form-fields.ts";
import { cutText } from "../../lib/format.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Database } from "../store/database.gen.ts";
import { emailProof, leadProof, leadTokenKey } from "../store/lead-proof.ts";
import { leadTables, type LeadTable, typedColumns } from "../store/lead-rows.ts";
import type { Environment } from "../environment/environment.ts";
import { type AnonymousClient, configuredClient } from "../store/supabase.ts";
import { type Receiver, receivers } from "./notification.ts";
import { type WeeklyFigures, weeklyFigures } from "./weekly-figures.ts";

/** A lead as the database has it. */
export type StoredLead = {
  id: string;
  kind: LeadKind;
  status: string;
  /** ISO 8601 */
  createdAt: string;
  /** When the site received it: earlier where it waited in the queue. ISO 8601 */
  receivedAt: string;
  /** What the visitor typed, by column. */
  fields: Record<string, string | string[] | null>;
  source: Record<string, string>;
};

/** How many pairs of a lead and a receiver the database lists at once (supabase/migrations). */
export const unnotifiedLimit = 100;

/** The database gave no usable answer; try again later. */
export class ClaimsUnavailable extends Error {}

/** What the database adds: staff may have changed the status. */
const storedColumns = {
  status: z.nullish(z.string()),
  created_at: z.string(),
  received_at: z.string(),
};

const claimSchema = z.nullable(
  z.object({
    table: z.enum(Object.keys(leadTables) as [LeadTable, ...LeadTable[]]), // its keys
    row: z.record(z.string(), z.unknown()),
  }),
);

/** The notifications' part of the database (supabase/migrations). Every call may throw `ClaimsUnavailable`. */
export type LeadClaims = ReturnType<typeof createLeadClaims>;

/** The claims of this isolate; null when Supabase or the key is not configured. */
export const getLeadClaims = isolateMemory((environment: Environment): LeadClaims | null => {
  const client = configuredClient(environment, leadInsertTimeoutMs);
  const key = leadTokenKey(environment);
  return client === null || key === null ? null : createLeadClaims(client, key);
});

type Functions = Database["public"]["Functions"];

function createLeadClaims(client: AnonymousClient, key: string) {
  const call = async <Name extends keyof Functions, Value>(
    name: Name,
    parameters: Functions[Name]["Args"],
    schema: z.ZodMiniType<Value>,
  ): Promise<Value> => {
    const { data, error, status } = await client.rpc(name, parameters);
    const parsed = schema.safeParse(data);
    if (error !== null || status !== 200 || !parsed.success) {
      throw new ClaimsUnavailable(error?.code || String(status));
    }
    return parsed.data;
  };
  const report = async (week: string, owner: string) => ({
    week_start: week,
    proof: await leadProof(key, "weekly report"),
    owner_id: owner,
  });
  const lead = async (id: string) => ({ lead: id, proof: await leadProof(key, id) });
  const named = async (id: string, receiver: Receiver, owner: string) => ({
    ...(await lead(id)),
    receiver_name: receiver,
    owner_id: owner,
  });
  const end =
    (name: `${"complete" | "skip" | "fail"}_lead_notification`) =>
    async (id: string, receiver: Receiver, owner: string): Promise<boolean> => {
      const parameters = await named(id, receiver, owner);
      return (await call(name, parameters, z.nullable(z.boolean()))) === true;
    };
  return {
    /**
     * @returns the lead if this owner notifies the receiver; null if another one does, none may, or the
     *   team got as many mails in ten minutes
     */
    claim: async (
      id: string,
      receiver: Receiver,
      owner: string,
      maxMails: number,
    ): Promise<StoredLead | null> => {
      const parameters = { ...(await named(id, receiver, owner)), max_mails: maxMails };
      const claimed = await call("claim_lead_notification", parameters, claimSchema);
      return claimed === null ? null : toStoredLead(claimed.table, claimed.row);
    },
    /**
     * @param week `2026-11-16`, a Monday
     * @returns its figures if this owner sends the report of the week, null if another one does or did
     */
    claimReport: async (week: string, owner: string): Promise<WeeklyFigures | null> =>
      call("claim_weekly_report", await report(week, owner), z.nullable(weeklyFigures)),
    /** Records that the report was sent. */
    completeReport: async (week: string, owner: string): Promise<void> => {
      await call("complete_weekly_report", await report(week, owner), z.boolean());
    },
    /** Records that a receiver was notified, so that a repeat of the message notifies it no more. */
    complete: end("complete_lead_notification"),
    /** Records that a lead does not concern the receiver. */
    skip: end("skip_lead_notification"),
    /**
     * Records that a receiver was not notified, after the last try.
     *
     * @returns false where it was notified, where the lead is gone, and where another one notifies it
     */
    fail: end("fail_lead_notification"),
    /** At most `unnotifiedLimit` pairs of a lead and a receiver that no message notifies of it. */
    unnotified: (wanted: readonly Receiver[]) =>
      call("untold_leads", { receivers: [...wanted] }, unnotifiedLeads),
    /** Subscriptions of the last four days that were to be confirmed; no spam, no tests. */
    subscriptionCounts: () => call("subscription_counts", {}, subscriptionCounts),
    /**
     * Marks the leads of an email address that takes no mail, and stops its newsletter.
     *
     * @returns how many rows were not marked so before
     */
    recordEmailProblem: async (email: string, problem: EmailProblem): Promise<MarkedRows> => {
      const parameters = { email_proof: await emailProof(key, email), problem };
      return call("record_email_problem", parameters, markedRows);
    },
    /** @returns whether the subscription is confirmed now */
    confirm: async (id: string): Promise<boolean> =>
      (await call("confirm_subscription", await lead(id), z.nullable(z.boolean()))) === true,
    /**
     * Stops the newsletter for the address of a subscription, if it is not stopped already.
     *
     * @returns whether the subscription exists
     */
    stop: async (id: string): Promise<boolean> => {
      const named = await lead(id);
      if (!(await call("stop_subscription", named, z.boolean()))) return false;
      // The address may have been subscribed again since.
      const present = await call("present_subscription", named, z.nullable(z.guid()));
      if (present !== null) await call("stop_subscription", await lead(present), z.boolean());
      return true;
    },
  };
}

/** Why an address gets no more mail: it refused a mail for good, or its owner reported one as spam. */
export type EmailProblem = "bounced" | "complained";

const markedRows = z.object({ leads: z.number(), subscriptions: z.number() });
type MarkedRows = z.infer<typeof markedRows>;

const unnotifiedLeads = z.array(z.object({ submission_id: z.guid(), receiver: z.enum(receivers) }));

const subscriptionCounts = z.object({ confirmed: z.number(), unconfirmed: z.number() });
export type SubscriptionCounts = z.infer<typeof subscriptionCounts>;

const fieldSchema = z.nullable(z.union([z.string(), z.array(z.string())]));

/** Only the columns that the Worker writes: what staff add stays in the database. */
function toStoredLead(table: LeadTable, row: Record<string, unknown>): StoredLead {
  const columns = z.object({ ...leadTables[table].shape, ...storedColumns }).safeParse(row);
  const kind = columns.data?.source["form"];
  if (!columns.success || !isLeadKind(kind)) throw new ClaimsUnavailable("unreadable");
  const {
    submission_id: id,
    status,
    created_at: createdAt,
    received_at: receivedAt,
    source,
  } = columns.data;
  const fields: StoredLead["fields"] = {};
  const values: Record<string, unknown> = columns.data;
  for (const name of typedColumns(table)) fields[name] = fieldSchema.parse(values[name]);
  return { id, kind, status: status ?? "new", createdAt, receivedAt, fields, source };
}

/**
 * The lead with cut values, where whole ones would make a message too large.
 *
 * @param max length of a value in UTF-16 code units
 */
export function cutLead(lead: StoredLead, max: number): StoredLead {
  const cut = <Value>(value: Value | string) =>
    typeof value === "string" ? cutText(value, max) : value;
  const { fields, source } = lead;
  return {
    ...lead,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map((one) => cutText(one, max)) : cut(value),
      ]),
    ),
    source: Object.fromEntries(Object.entries(source).map(([name, value]) => [name, cut(value)])),
  };
}
