import { storedEmail } from "../../app/lib/email-address.ts";
import { leadKinds } from "../../app/server/store/lead-rows.ts";
import type { Print } from "../lib/command.ts";
import { formatLeads, printableJson } from "../lib/format-leads.ts";
import { openOperatorDatabase } from "../lib/operator-database.ts";
import { leadsCsv } from "../lib/leads-csv.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { parseUtcTime } from "../lib/parse-utc-time.ts";
import { type LeadFilter, leadStatuses, readLeads } from "../lib/read-leads.ts";
import { SetupError } from "../lib/setup-error.ts";

const usage =
  "Usage: npm run leads -- [--kind K] [--status S] [--reference R] [--email E] [--since DATE] [--limit N] [--json | --csv]";
const maxLimit = 100_000;

const options = {
  kind: { type: "string" },
  status: { type: "string" },
  reference: { type: "string" },
  email: { type: "string" },
  since: { type: "string" },
  limit: { type: "string" },
  json: { type: "boolean", default: false },
  csv: { type: "boolean", default: false },
} as const;

type Format = "table" | "json" | "csv";

/** `npm run leads`: prints the newest leads. */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
): Promise<void> {
  const { format, ...filter } = readFlags(parameters);
  const database = await openOperatorDatabase(environment);
  if (database === null) {
    if (format === "table") print("No leads yet: there is no data here. `npm start` makes it.");
    else print(format === "json" ? "[]" : leadsCsv([]).replace(/\n$/, ""));
    return;
  }
  try {
    const leads = await readLeads(database, filter);
    if (format === "csv") print(leadsCsv(leads).replace(/\n$/, ""));
    else if (format === "json") print(printableJson(leads));
    else if (leads.length === 0) print("No leads.");
    else print(formatLeads(leads));
  } finally {
    await database.close();
  }
}

function readFlags(parameters: readonly string[]): LeadFilter & { format: Format } {
  const values = parseFlags(parameters, options, usage);
  if (values.json && values.csv) throw new SetupError(`--json or --csv, not both. ${usage}`);
  const format = values.csv ? "csv" : values.json ? "json" : "table";
  return {
    format,
    kind: parseOneOf("--kind", values.kind, Object.keys(leadKinds)),
    status: parseOneOf("--status", values.status, leadStatuses),
    // Visitors copy it, or read it out.
    reference: values.reference?.trim().toUpperCase(),
    email: values.email === undefined ? undefined : parseEmail(values.email),
    since: values.since === undefined ? undefined : parseTime(values.since),
    // A CSV file gets the whole list, a terminal the newest leads.
    limit: parseLimit(values.limit ?? (format === "csv" ? String(maxLimit) : "20")),
  };
}

function parseOneOf(flag: string, value: string | undefined, known: readonly string[]) {
  if (value === undefined || known.includes(value)) return value;
  throw new SetupError(`${flag} takes one of ${known.join(", ")}. ${usage}`);
}

function parseEmail(value: string): string {
  const email = storedEmail(value.trim());
  if (email !== null) return email;
  throw new SetupError(`--email takes an email address. ${usage}`);
}

function parseTime(value: string): Date {
  const time = parseUtcTime(value);
  if (time) return time;
  throw new SetupError(
    `--since takes a date such as 2026-11-01 or a time such as 2026-11-01T10:00 (UTC). ${usage}`,
  );
}

function parseLimit(value: string): number {
  const limit = Number(value);
  if (Number.isInteger(limit) && limit >= 1 && limit <= maxLimit) return limit;
  throw new SetupError(`--limit takes a whole number from 1 to ${maxLimit}. ${usage}`);
}
