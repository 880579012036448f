import * as z from "zod/mini";

import {
  type LeadTable,
  leadTables,
  type TypedColumn,
  typedColumns as columnsOf,
} from "../../app/server/store/lead-rows.ts";
import { SetupError } from "./error-details.ts";
import { askDatabase, type OperatorDatabase } from "./operator-database.ts";

/** Statuses of a lead, in the order of its life. */
export const leadStatuses = [
  "new",
  "contacted",
  "qualified",
  "won",
  "lost",
  "spam",
  "quarantined",
  "test",
] as const;

/** PostgREST returns at most this many rows at once. */
const pageSize = 1000;

const text = z.nullable(z.string());

/** Columns that the view `leads` calls otherwise than a table does. */
const viewNames: Partial<Record<TableColumn, string>> = {
  whatsapp_number: "phone",
  additional_requirements: "message",
};

type TableColumn = { [Table in LeadTable]: TypedColumn<Table> }[LeadTable];
type ViewColumn = Exclude<TableColumn, "whatsapp_number" | "additional_requirements">;

/** What visitors typed or chose, by the columns of the view, in the order of the tables. */
const typedColumns = [
  ...new Set(
    // The keys of an object literal are those of its type, and `viewNames` says the names of the view.
    (Object.keys(leadTables) as LeadTable[]).flatMap((table) =>
      columnsOf(table).map((column) => viewNames[column] ?? column),
    ) as ViewColumn[],
  ),
];

/** A row of the view `leads` (supabase/migrations), besides what visitors typed. */
const ownColumns = {
  kind: z.string(),
  status: text,
  received_at: z.string(),
  created_at: z.string(),
  tier: text,
  page: text,
  opener: text,
  country: text,
  utm_source: text,
  utm_medium: text,
  campaign: text,
  landing_page: text,
  referrer: text,
  owner: text,
  note: text,
  contacted_at: text,
  hours_to_contact: z.nullable(z.number()),
  due_at: text,
  due_in_office: text,
  lead_table: z.string(),
  id: z.string(),
  submission_id: text,
  source: z.nullable(z.record(z.string(), z.unknown())),
  reference: text,
  email_problem: text,
  email_problem_at: text,
  email_display: z.string(),
};

type Typed = Record<Exclude<ViewColumn, "selected_autopilots">, typeof text>;

const leadRow = z.object({
  ...ownColumns,
  // Every typed column but the one below is a text.
  ...(Object.fromEntries(typedColumns.map((column) => [column, text])) as Typed),
  selected_autopilots: z.nullable(z.array(z.string())),
  email: z.string(),
});

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

const camelCase = <Name extends string>(name: Name) =>
  // As the type says.
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

/** What visitors typed, by the properties of a lead. */
export const typedProperties = typedColumns.map(camelCase);

type Row = z.infer<typeof leadRow>;
type Properties = { [Name in Exclude<keyof Row, "opener"> as CamelCase<Name>]: Row[Name] };

/** A lead of any kind, as `npm run leads` prints it. */
export type Lead = ReturnType<typeof toLead>;

function toLead({ opener: ctaId, ...row }: Row) {
  const entries = Object.entries(row).map(([name, value]) => [camelCase(name), value]);
  // As the type says.
  return { ...(Object.fromEntries(entries) as Properties), ctaId };
}

/** Which leads are read; undefined leaves a filter out. */
export interface LeadFilter {
  kind: string | undefined;
  status: string | undefined;
  /** What the visitor was told the lead is called. */
  reference: string | undefined;
  /** In whatever letters. */
  email: string | undefined;
  /** Received at this time or later. */
  since: Date | undefined;
  /** Infinity: all of them. */
  limit: number;
}

/**
 * Pages of the newest leads of all kinds, newest first. Each page begins after the last lead of the one
 * before, so that leads that arrive meanwhile move nothing.
 *
 * @throws {SetupError} when the database does not answer, or its rows are no leads
 */
export async function* readLeadPages(
  database: Pick<OperatorDatabase, "url" | "serviceRoleKey">,
  filter: LeadFilter,
): AsyncGenerator<Lead[]> {
  const query = new URLSearchParams({ select: "*", order: "received_at.desc,id" });
  if (filter.kind !== undefined) query.set("kind", `eq.${filter.kind}`);
  if (filter.status !== undefined) query.set("status", `eq.${filter.status}`);
  if (filter.reference !== undefined) query.set("reference", `eq.${filter.reference}`);
  if (filter.email !== undefined) query.set("email_lower", `eq.${filter.email.toLowerCase()}`);
  if (filter.since !== undefined) query.set("received_at", `gte.${filter.since.toISOString()}`);
  let left = filter.limit;
  while (left > 0) {
    const size = Math.min(pageSize, left);
    query.set("limit", String(size));
    const page = z.array(leadRow).safeParse(await askDatabase(database, `leads?${query}`));
    if (!page.success) {
      throw new SetupError(
        `leads at ${database.url} has another shape than the migrations give it.`,
      );
    }
    yield page.data.map(toLead);
    const last = page.data.at(-1);
    // A project may be set to give fewer rows than asked for, so a short page is not the last one.
    if (last === undefined) return;
    left -= page.data.length;
    const at = `"${last.received_at}"`;
    // The first condition is implied by the second, and where the index is entered.
    query.set("and", `(received_at.lte.${at},or(received_at.lt.${at},id.gt.${last.id}))`);
  }
}

/** All of these pages. */
export async function readLeads(
  database: Pick<OperatorDatabase, "url" | "serviceRoleKey">,
  filter: LeadFilter,
): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const page of readLeadPages(database, filter)) leads.push(...page);
  return leads;
}
