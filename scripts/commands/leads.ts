import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { storedEmail } from "../../app/lib/email-address.ts";
import { leadKinds } from "../../app/server/store/lead-rows.ts";
import { type Command, startCommand } from "../lib/command.ts";
import { SetupError } from "../lib/error-details.ts";
import { formatLeads, printableJson } from "../lib/format-leads.ts";
import { openOperatorDatabase } from "../lib/operator-database.ts";
import { leadsCsv, leadsCsvHead, writeLeadsTable } from "../lib/leads-table.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { parseUtcTime } from "../lib/parse-utc-time.ts";
import { type LeadFilter, leadStatuses, readLeadPages, readLeads } from "../lib/read-leads.ts";

const usage =
  "Usage: npm run leads -- [--kind K] [--status S] [--reference R] [--email E] [--since DATE] [--limit N] [--json | --xlsx FILE (for people) | --csv (for programs)]";

const options = {
  kind: { type: "string" },
  status: { type: "string" },
  reference: { type: "string" },
  email: { type: "string" },
  since: { type: "string" },
  limit: { type: "string" },
  json: { type: "boolean", default: false },
  csv: { type: "boolean", default: false },
  xlsx: { type: "string" },
} as const;

type Format = "text" | "json" | "csv" | "xlsx";

/** `npm run leads`: prints the newest leads. */
export const main: Command = async (parameters, environment, print) => {
  const { format, file, ...filter } = readFlags(parameters);
  const database = await openOperatorDatabase(environment);
  if (database === null) {
    if (format === "text") print("No leads yet: there is no data here. `npm start` makes it.");
    else if (format === "xlsx") await writeLeadsTable([], file);
    else print(format === "json" ? "[]" : withoutEnd(leadsCsvHead()));
    return;
  }
  try {
    if (format === "csv") {
      print(withoutEnd(leadsCsvHead()));
      for await (const leads of readLeadPages(database, filter)) {
        if (leads.length > 0) print(withoutEnd(leadsCsv(leads)));
      }
      return;
    }
    const leads = await readLeads(database, filter);
    if (format === "xlsx") {
      await writeLeadsTable(leads, file);
      print(`${leads.length} ${leads.length === 1 ? "lead" : "leads"} in ${file}`);
    } else if (format === "json") print(printableJson(leads));
    else if (leads.length === 0) print("No leads.");
    else print(formatLeads(leads));
  } finally {
    await database.close();
  }
};

/** What is printed ends its line itself. */
const withoutEnd = (csv: string) => csv.replace(/\n$/, "");

function readFlags(parameters: readonly string[]): LeadFilter & { format: Format; file: string } {
  const values = parseFlags(parameters, options, usage);
  if (values.xlsx !== undefined) assertPlaceFor(values.xlsx);
  const formats = (["json", "csv", "xlsx"] as const).filter((name) => values[name]);
  if (formats.length > 1) throw new SetupError(`One of --json, --csv and --xlsx. ${usage}`);
  const [format = "text"] = formats;
  return {
    format,
    file: values.xlsx ?? "",
    kind: parseOneOf("--kind", values.kind, Object.keys(leadKinds)),
    status: parseOneOf("--status", values.status, leadStatuses),
    // Visitors copy it, or read it out.
    reference: values.reference?.trim().toUpperCase(),
    email: values.email === undefined ? undefined : parseEmail(values.email),
    since: values.since === undefined ? undefined : parseTime(values.since),
    limit: parseLimit(values.limit, format),
  };
}

/** @throws {SetupError} before anything is read, when a file cannot be there */
function assertPlaceFor(file: string): void {
  if (file === "") throw new SetupError(`--xlsx takes the name of a file. ${usage}`);
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new SetupError(`There is no folder ${folder}. ${usage}`);
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

/** A file gets all leads, a terminal the newest ones. */
function parseLimit(value: string | undefined, format: Format): number {
  if (value === undefined) {
    return format === "csv" || format === "xlsx" ? Number.POSITIVE_INFINITY : 20;
  }
  const limit = Number(value);
  if (Number.isSafeInteger(limit) && limit >= 1) return limit;
  throw new SetupError(`--limit takes a whole number, 1 or more. ${usage}`);
}

await startCommand(import.meta, main, { readsEnvFile: true });
