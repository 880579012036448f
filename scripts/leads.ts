import "./lib/load-env-file.ts";

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { isSupabaseUrl, supabaseUrlProblem } from "../app/server/ops/supabase-url.ts";
import { isAlive, runningFileName, startEmbeddedSupabase } from "./lib/embedded-supabase.ts";

const usage = "Usage: npm run leads -- [--limit N] [--json]";
const requestTimeoutMs = 10_000;
const maxLimit = 1000;

/** A failure to print as it is, without a stack. */
class PlainError extends Error {}

interface Source {
  url: string;
  serviceRoleKey: string;
  close?: () => Promise<void>;
}

const commonColumns = {
  id: z.string(),
  created_at: z.string(),
  email: z.string(),
  source: z.record(z.string(), z.unknown()).nullable(),
  status: z.string().nullable(),
};
const leadTables = {
  hire_me_queries: z.object({
    ...commonColumns,
    first_name: z.string(),
    last_name: z.string(),
    company: z.string(),
    selected_autopilots: z.array(z.string()).nullable(),
    additional_requirements: z.string().nullable(),
  }),
  newsletter_subscriptions: z.object(commonColumns),
  aigency_consultation_queries: z.object({
    ...commonColumns,
    first_name: z.string(),
    last_name: z.string(),
    company: z.string(),
    message: z.string(),
  }),
};
type LeadTable = keyof typeof leadTables;

interface Lead {
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

async function printLeads(): Promise<void> {
  const { limit, json } = readFlags();
  const source = await openSource();
  if (source === undefined) {
    console.log("No leads yet: there is no data here. `npm start` makes it.");
    return;
  }
  try {
    const leads = await readLeads(source, limit);
    if (json) console.log(JSON.stringify(leads, null, 2));
    else if (leads.length === 0) console.log("No leads yet.");
    else console.log(toTable(leads));
  } finally {
    await source.close?.();
  }
}

function readFlags(): { limit: number; json: boolean } {
  let values: { limit: string; json: boolean };
  try {
    ({ values } = parseArgs({
      options: {
        limit: { type: "string", default: "20" },
        json: { type: "boolean", default: false },
      },
    }));
  } catch (error) {
    throw new PlainError(`${messageOf(error)} ${usage}`);
  }
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit) {
    throw new PlainError(`--limit takes a whole number from 1 to ${maxLimit}. ${usage}`);
  }
  return { limit, json: values.json };
}

/** The hosted project of the variables, else the running site, else the site's data at rest. */
async function openSource(): Promise<Source | undefined> {
  const url = process.env.SUPABASE_URL?.trim();
  const serviceRoleKey = process.env.SUPABASE_SERVICE_ROLE_KEY?.trim();
  if (url && serviceRoleKey) {
    if (!isSupabaseUrl(url)) throw new PlainError(`SUPABASE_URL ${supabaseUrlProblem}.`);
    return { url: url.replace(/\/+$/, ""), serviceRoleKey };
  }
  if (url || serviceRoleKey) {
    const missing = url ? "SUPABASE_SERVICE_ROLE_KEY" : "SUPABASE_URL";
    throw new PlainError(`${missing} is missing: set both variables, or neither for local data.`);
  }

  const dataDir = process.env.DATA_DIR?.trim() || ".data";
  const running = readRunning(join(dataDir, runningFileName));
  if (running && isAlive(running.pid)) return running;
  if (!existsSync(join(dataDir, "postgres"))) return undefined;
  try {
    const root = join(import.meta.dirname, "..");
    const supabase = await startEmbeddedSupabase({ dataDir, root, port: 0 });
    return { ...supabase, close: supabase.stop };
  } catch (error) {
    throw new PlainError(`Cannot open the data in ${dataDir}: ${messageOf(error)}`);
  }
}

const runningSchema = z.object({ url: z.string(), serviceRoleKey: z.string(), pid: z.int() });

function readRunning(file: string): z.infer<typeof runningSchema> | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  try {
    return runningSchema.parse(JSON.parse(text));
  } catch {
    throw new PlainError(`${file} is damaged; stop the site, remove the file and try again.`);
  }
}

async function readLeads(source: Source, limit: number): Promise<Lead[]> {
  const [requests, subscriptions, applications] = await Promise.all([
    readTable(source, "hire_me_queries", limit),
    readTable(source, "newsletter_subscriptions", limit),
    readTable(source, "aigency_consultation_queries", limit),
  ]);
  const leads = [
    ...requests.map((row) => ({
      ...commonOf("hire_me_queries", row),
      name: `${row.first_name} ${row.last_name}`,
      company: row.company,
      selectedAutopilots: row.selected_autopilots,
      message: row.additional_requirements ?? "",
    })),
    ...subscriptions.map((row) => ({
      ...commonOf("newsletter_subscriptions", row),
      name: "",
      company: "",
      selectedAutopilots: null,
      message: "",
    })),
    ...applications.map((row) => ({
      ...commonOf("aigency_consultation_queries", row),
      name: `${row.first_name} ${row.last_name}`,
      company: row.company,
      selectedAutopilots: null,
      message: row.message,
    })),
  ];
  return leads
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, limit);
}

function commonOf(table: LeadTable, row: z.infer<z.ZodObject<typeof commonColumns>>) {
  return {
    createdAt: row.created_at,
    table,
    form: typeof row.source?.form === "string" ? row.source.form : null,
    email: row.email,
    status: row.status ?? "",
  };
}

async function readTable<Table extends LeadTable>(
  { url, serviceRoleKey }: Source,
  table: Table,
  limit: number,
): Promise<z.infer<(typeof leadTables)[Table]>[]> {
  const columns = Object.keys(leadTables[table].shape).join(",");
  const address = `${url}/rest/v1/${table}?select=${columns}&order=created_at.desc&limit=${limit}`;
  // Keys of the form sb_secret_… are no JWTs and go into one header only.
  const isJwt = serviceRoleKey.split(".").length === 3;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(address, {
      headers: {
        apikey: serviceRoleKey,
        ...(isJwt && { authorization: `Bearer ${serviceRoleKey}` }),
      },
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    body = await response.json();
  } catch (error) {
    throw new PlainError(`Cannot reach ${url}: ${messageOf(causeOf(error))}`);
  }
  if (!response.ok) {
    const { data } = z.object({ message: z.string() }).safeParse(body);
    throw new PlainError(
      `${url} refused to read ${table}: HTTP ${response.status} ${data?.message ?? ""}`.trim(),
    );
  }
  const rows = z.array(leadTables[table]).safeParse(body);
  if (!rows.success) {
    throw new PlainError(`${table} at ${url} has another shape than the migrations give it.`);
  }
  return rows.data;
}

function toTable(leads: Lead[]): string {
  const head = [
    "created_at",
    "kind",
    "name",
    "email",
    "company",
    "status",
    "autopilots",
    "message",
  ];
  const widest = [16, 33, 28, 40, 28, 11, 28, 48];
  const lines = leads.map((lead) => [
    `${new Date(lead.createdAt).toISOString().slice(0, 16)}Z`,
    // Sent by `npm run smoke`: nobody is to call this customer.
    `${lead.status === "test" ? "TEST " : ""}${lead.form ?? lead.table}`,
    lead.name,
    lead.email,
    lead.company,
    lead.status,
    lead.selectedAutopilots === null ? "" : `[${lead.selectedAutopilots.join(", ")}]`,
    lead.message,
  ]);
  const cells = [head, ...lines].map((line) =>
    line.map((cell, column) => shorten(cell, (widest[column] ?? 40) + 1)),
  );
  const widths = head.map((_, column) =>
    Math.max(...cells.map((line) => charactersOf(line[column] ?? "").length)),
  );
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - charactersOf(cell).length))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** On one line, and without the control characters by which a visitor could steer a terminal. */
function shorten(text: string, length: number): string {
  const characters = charactersOf(text.replace(/[\p{C}\s]+/gu, " ").trim());
  return characters.length <= length
    ? characters.join("")
    : `${characters.slice(0, length - 1).join("")}…`;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

try {
  await printLeads();
} catch (error) {
  const isPlain = error instanceof PlainError;
  console.error(isPlain ? error.message : `Cannot read the leads: ${messageOf(error)}`);
  process.exitCode = 1;
}
