import * as z from "zod/mini";

import { type LeadTable, type LeadTableRow, leadTables } from "../../app/server/leads/rows.ts";
import { SetupError } from "./setup-error.ts";

const requestTimeoutMs = 10_000;

/** A Supabase and the key that may read leads. */
export interface LeadDatabase {
  url: string;
  serviceRoleKey: string;
}

/** A lead of any table, as `npm run leads` prints it. */
export interface Lead {
  createdAt: string;
  table: LeadTable;
  form: string | null;
  name: string;
  email: string;
  company: string;
  status: string;
  selectedAutopilots: string[] | null;
  message: string;
}

// Columns that the database fills in, or that a row from elsewhere may lack.
const storedColumns = z.object({
  id: z.string(),
  created_at: z.string(),
  submission_id: z.nullable(z.string()),
  source: z.nullable(z.record(z.string(), z.unknown())),
  status: z.nullable(z.string()),
});

type StoredColumns = z.infer<typeof storedColumns>;
type StoredRow<Table extends LeadTable> = Omit<LeadTableRow<Table>, keyof StoredColumns> &
  StoredColumns;

type PrintedColumns = Pick<Lead, "name" | "company" | "selectedAutopilots" | "message">;

const fullName = (row: { first_name: string; last_name: string }) =>
  `${row.first_name} ${row.last_name}`;

const printedColumns: { [Table in LeadTable]: (row: StoredRow<Table>) => PrintedColumns } = {
  hire_me_queries: (row) => ({
    name: fullName(row),
    company: row.company,
    selectedAutopilots: row.selected_autopilots,
    message: row.additional_requirements ?? "",
  }),
  newsletter_subscriptions: () => ({
    name: "",
    company: "",
    selectedAutopilots: null,
    message: "",
  }),
  aigency_consultation_queries: (row) => ({
    name: fullName(row),
    company: row.company,
    selectedAutopilots: null,
    message: row.message,
  }),
};

/** The newest leads of all tables, newest first. */
export async function readLeads(database: LeadDatabase, limit: number): Promise<Lead[]> {
  // The keys of an object literal are the names of its type.
  const tables = Object.keys(leadTables) as LeadTable[];
  const leads = await Promise.all(tables.map((table) => readTable(database, table, limit)));
  return leads
    .flat()
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, limit);
}

async function readTable(database: LeadDatabase, table: LeadTable, limit: number): Promise<Lead[]> {
  const row = z.object({ ...leadTables[table].shape, ...storedColumns.shape });
  const columns = Object.keys(row.shape).join(",");
  const path = `/rest/v1/${table}?select=${columns}&order=created_at.desc&limit=${limit}`;
  const parsed = z.array(row).safeParse(await readJson(database, path, table));
  if (!parsed.success) {
    throw new SetupError(
      `${table} at ${database.url} has another shape than the migrations give it.`,
    );
  }
  // TypeScript does not carry the table from the list into the columns.
  const rows = parsed.data as unknown as StoredRow<LeadTable>[];
  const printed = printedColumns[table] as (row: StoredRow<LeadTable>) => PrintedColumns;
  return rows.map((stored) => ({
    createdAt: stored.created_at,
    table,
    form: typeof stored.source?.["form"] === "string" ? stored.source["form"] : null,
    email: stored.email,
    status: stored.status ?? "",
    ...printed(stored),
  }));
}

async function readJson(
  { url, serviceRoleKey }: LeadDatabase,
  path: string,
  table: string,
): Promise<unknown> {
  // Keys of the form sb_secret_… are no JWTs and go into one header only.
  const isJwt = serviceRoleKey.split(".").length === 3;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${url}${path}`, {
      headers: {
        apikey: serviceRoleKey,
        ...(isJwt && { authorization: `Bearer ${serviceRoleKey}` }),
      },
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    body = await response.json();
  } catch (thrown) {
    throw new SetupError(`Cannot reach ${url}: ${causeOf(thrown)}`);
  }
  if (response.ok) return body;
  const { data } = z.object({ message: z.string() }).safeParse(body);
  throw new SetupError(
    `${url} refused to read ${table}: HTTP ${response.status} ${data?.message ?? ""}`.trim(),
  );
}

function causeOf(thrown: unknown): string {
  const cause: unknown = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
