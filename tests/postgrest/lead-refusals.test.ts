import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";

import { createLeadStore, type StoreResult } from "../../app/server/store/lead-store.ts";
import { anonymousClient } from "../../app/server/store/supabase.ts";
import { readQueuedLead } from "../../app/server/store/queued-lead.ts";
import type { LeadRow } from "../../app/server/store/lead-rows.ts";
import { queuedLead } from "../support/queued-lead.ts";
import { type RealBackend, startRealBackend } from "./real-backend.ts";

const cluster = inject("cluster");
const isMissing = typeof cluster === "string";

let backend: RealBackend;

beforeAll(async () => {
  if (!isMissing) backend = await startRealBackend(cluster, "lead_refusals");
});
// What a test adds to the table has no rows to look at.
beforeEach(async () => {
  await backend?.sql("delete from hire_me_queries");
});
afterAll(() => backend?.stop());

const insert = (lead: LeadRow): Promise<StoreResult> =>
  createLeadStore(anonymousClient(backend.url, backend.anonKey, 30_000))(lead);

/** A row of `hire_me_queries`, in which a test changes columns past all checks of the Worker. */
const leadWith = (columns: Record<string, unknown> = {}): LeadRow => {
  const { lead } = readQueuedLead(queuedLead("Northgate Clinics"));
  if (lead === undefined) throw new Error("the sample is no lead");
  return { ...lead, row: { ...lead.row, ...columns } } as LeadRow;
};

const stored: StoreResult = { result: "stored" };
const unavailable = (code: string): StoreResult => ({ result: "unavailable", code });
const refused = (code: string): StoreResult => ({ result: "refused", code });

/** SQL of a trigger on the table of leads that runs with the visitor's rights. */
const trigger = (body: string, declarations = "") => `
  create function operator_trigger() returns trigger language plpgsql as $$
    declare ${declarations} begin ${body} return new; end $$;
  create trigger operator_trigger before insert on hire_me_queries
    for each row execute function operator_trigger();`;
const dropTrigger = "drop function operator_trigger() cascade;";

/** A table of the operator's, into which a trigger copies each lead. */
const outbox = (columns: string) => `
  create table crm_outbox (${columns});
  grant insert on crm_outbox to anon;`;

// docs/decisions/0003: "Everything else that the database says no to is the operator's: the lead is queued".
describe.skipIf(isMissing)("what the operator fixes is tried again", () => {
  test.each<[cause: string, code: string, break_: string, fix: string]>([
    [
      "a missing grant on the table",
      "42501",
      "revoke insert (company) on hire_me_queries from anon",
      "grant insert (company) on hire_me_queries to anon",
    ],
    [
      "a missing policy",
      "42501",
      `alter policy "visitors send leads" on hire_me_queries with check (false)`,
      `alter policy "visitors send leads" on hire_me_queries
        with check (status in ('new', 'quarantined', 'test'))`,
    ],
    [
      "a missing grant on the schema",
      "42501",
      "revoke usage on schema public from anon, public",
      "grant usage on schema public to anon, public",
    ],
    [
      "a missing role",
      "22023",
      "alter role anon rename to anon_elsewhere",
      "alter role anon_elsewhere rename to anon",
    ],
    [
      "a renamed schema",
      "42P01",
      "alter schema public rename to elsewhere",
      "alter schema elsewhere rename to public",
    ],
    [
      "a renamed column",
      "42703",
      "alter table hire_me_queries rename company to firm",
      "alter table hire_me_queries rename firm to company",
    ],
    [
      "a new column that must not be null",
      "23502",
      "alter table hire_me_queries add region text not null",
      "alter table hire_me_queries drop region",
    ],
    [
      "a check that an operator added",
      "23514",
      "alter table hire_me_queries add constraint no_clinics check (company !~ 'Clinics')",
      "alter table hire_me_queries drop constraint no_clinics",
    ],
    [
      "a check of ours on what the Worker writes",
      "23514",
      `alter table hire_me_queries rename constraint hire_me_queries_source_check to was;
       alter table hire_me_queries add constraint hire_me_queries_source_check
         check (source ->> 'form' <> 'getStarted')`,
      `alter table hire_me_queries drop constraint hire_me_queries_source_check;
       alter table hire_me_queries rename constraint was to hire_me_queries_source_check`,
    ],
    [
      "a trigger without rights",
      "42501",
      `create table crm_outbox (company text); revoke all on crm_outbox from anon;
       ${trigger("insert into crm_outbox values (new.company);")}`,
      `${dropTrigger} drop table crm_outbox`,
    ],
    [
      "a check raised in a trigger",
      "23514",
      trigger("raise check_violation using message = 'no budget: hire_me_queries_company_check';"),
      dropTrigger,
    ],
    [
      "a check of another table, in a trigger",
      "23514",
      `${outbox("company text check (company !~ 'Clinics')")}
       ${trigger("insert into crm_outbox values (new.company);")}`,
      `${dropTrigger} drop table crm_outbox`,
    ],
    [
      "the unique key of another table, in a trigger",
      "23505",
      `${outbox("email text unique")}
       insert into crm_outbox values ('maya@northgate.example');
       ${trigger("insert into crm_outbox values (new.email);")}`,
      `${dropTrigger} drop table crm_outbox`,
    ],
    [
      // Named like ours: it must not be taken for a lead that is stored already.
      "another table's unique submission_id, in a trigger",
      "23505",
      `${outbox("submission_id text unique")}
       insert into crm_outbox values ('getStarted');
       ${trigger("insert into crm_outbox values (new.source ->> 'form');")}`,
      `${dropTrigger} drop table crm_outbox`,
    ],
    [
      "the foreign key of another table, in a trigger",
      "23503",
      `create table crm_firms (name text primary key); grant select on crm_firms to anon;
       ${outbox("company text references crm_firms")}
       ${trigger("insert into crm_outbox values (new.company);")}`,
      `${dropTrigger} drop table crm_outbox, crm_firms`,
    ],
    [
      "a trigger that reads a number where there is none",
      "22P02",
      trigger("count := new.company;", "count integer;"),
      dropTrigger,
    ],
    [
      "a trigger that divides by zero",
      "22012",
      trigger("count := 1 / 0;", "count integer;"),
      dropTrigger,
    ],
  ])("%s (%s)", async (_, code, break_, fix) => {
    const lead = leadWith();
    await backend.sql(break_);
    try {
      expect(await insert(lead)).toEqual(unavailable(code));
    } finally {
      await backend.sql(fix);
    }
    expect(await insert(lead)).toEqual(stored);
    expect(await insert(lead)).toEqual({ ...stored, isRepeat: true });
  });
});

// "Final only for what the row's own values did".
describe.skipIf(isMissing)("what the visitor typed is refused", () => {
  test.each<[cause: string, code: string, columns: Record<string, unknown>]>([
    ["a name of 51 characters", "23514", { first_name: "x".repeat(51) }],
    ["a company without a letter", "23514", { company: "   " }],
    ["an email without an @", "23514", { email: "northgate.example" }],
    ["a phone of 21 characters", "23514", { whatsapp_number: "1".repeat(21) }],
    ["21 autopilots", "23514", { selected_autopilots: Array(21).fill("bdr") }],
    ["a hidden character", "23514", { last_name: "Oko\u202Enjo" }],
    ["a line break in one line", "23514", { company: "Northgate\nClinics" }],
    ["a control character", "23514", { additional_requirements: "One.\u0007" }],
    ["a character that no text holds", "22P05", { company: "North\u0000gate" }],
  ])("%s (%s)", async (_, code, columns) => {
    expect(await insert(leadWith(columns))).toEqual(refused(code));
  });

  test("a company that is too long for its column (22001)", async () => {
    await backend.sql(
      "drop view leads cascade; alter table hire_me_queries alter company type varchar(5)",
    );
    try {
      expect(await insert(leadWith())).toEqual(refused("22001"));
    } finally {
      await backend.sql("alter table hire_me_queries alter company type text");
    }
  });

  test("an address that is subscribed is a duplicate, and another key of the table is not", async () => {
    const subscription = (email: string): LeadRow => {
      const { submission_id, source, status } = leadWith().row;
      return {
        table: "newsletter_subscriptions",
        row: { submission_id, source, status, email },
      };
    };
    const email = "refusals@northgate.example";
    expect(await insert(subscription(email))).toEqual(stored);
    expect(await insert(subscription(email.toUpperCase()))).toEqual({ result: "duplicate" });
    await backend.sql(
      "create unique index one_form on newsletter_subscriptions ((source ->> 'form'))",
    );
    try {
      expect(await insert(subscription("other@northgate.example"))).toEqual(unavailable("23505"));
    } finally {
      await backend.sql("drop index one_form");
    }
  });
});
