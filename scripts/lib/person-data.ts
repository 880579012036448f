import { z } from "zod";

import { type DeadLeads, openLocalDeadLeads, openRemoteDeadLeads } from "./dead-leads.ts";
import { type Environment, environmentNamed } from "./deployment.ts";
import { askDatabase, type OperatorDatabase, openOperatorDatabase } from "./operator-database.ts";
import { parseFlags } from "./parse-flags.ts";
import { dataDir, projectRoot } from "./project.ts";
import { SetupError } from "./setup-error.ts";

/** The options of `leads:export` and `leads:erase`. */
interface PersonFlags {
  email: string;
  /** The environment of the dead leads; null for those of this machine. */
  environment: Environment | null;
  yes: boolean;
}

const options = {
  email: { type: "string" },
  yes: { type: "boolean", default: false },
  remote: { type: "boolean", default: false },
  env: { type: "string", default: "production" },
} as const;

/**
 * @param usage one line, printed with a mistake
 * @throws {SetupError} when the command line is not understood
 */
export function readPersonFlags(usage: string): PersonFlags {
  const { email = "", remote, env, yes } = parseFlags(options, usage);
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw new SetupError(`--email takes an email address. ${usage}`);
  }
  const environment = remote ? environmentNamed(env) : null;
  if (environment !== null && !process.env["SUPABASE_URL"]) {
    throw new SetupError(
      "--remote needs SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY of the deployed site's database.",
    );
  }
  return { email, environment, yes };
}

/** The stores that hold personal data. */
interface PersonStores {
  database: OperatorDatabase;
  deadLeads: DeadLeads;
}

/**
 * Opens the database and the dead leads, and closes both at the end.
 *
 * @param work is not called where there is no data yet
 */
export async function withPersonStores(
  { environment }: PersonFlags,
  work: (stores: PersonStores) => Promise<void>,
): Promise<void> {
  const database = await openOperatorDatabase();
  if (database === null) {
    throw new SetupError("There is no data here: nothing is held about anybody.");
  }
  if (environment === null && process.env["SUPABASE_URL"]) {
    console.error("The dead leads of the deployed site are not searched: add --remote.");
  }
  try {
    const deadLeads =
      environment === null
        ? await openLocalDeadLeads(projectRoot, dataDir)
        : await openRemoteDeadLeads(projectRoot, environment);
    try {
      await work({ database, deadLeads });
    } finally {
      await deadLeads.close();
    }
  } finally {
    await database.close();
  }
}

const tablesSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/** Everything that is stored about an email: rows by table, and dead leads. */
export async function readPerson({ database, deadLeads }: PersonStores, email: string) {
  const tables = tablesSchema.parse(
    await askDatabase(database, "rpc/export_person", { person_email: email }),
  );
  return { tables, deadLeads: await deadLeadsOf(deadLeads, email) };
}

const erasedSchema = z.object({ record: z.string(), deleted: z.record(z.string(), z.number()) });

/**
 * Deletes everything that is stored about an email. May be repeated.
 *
 * @returns the id in `privacy_log` and how many entries were deleted, by place
 */
export async function erasePerson({ database, deadLeads }: PersonStores, email: string) {
  // The database first: from then on it takes no queued lead of this email.
  const { record, deleted } = erasedSchema.parse(
    await askDatabase(database, "rpc/erase_person", { person_email: email }),
  );
  const found = await deadLeadsOf(deadLeads, email);
  for (const { key } of found) await removeDeadLead(deadLeads, key);
  return { record, deleted: { ...deleted, dead_leads: found.length } };
}

/**
 * @returns rows deleted, by table, and the id in `privacy_log`
 */
export async function applyRetention(database: OperatorDatabase) {
  return erasedSchema.parse(await askDatabase(database, "rpc/apply_retention", {}));
}

async function deadLeadsOf(deadLeads: DeadLeads, email: string) {
  const wanted = email.trim().toLowerCase();
  const found: { key: string; content: unknown }[] = [];
  for (const key of await deadLeads.keys()) {
    const content = parseJson(await deadLeads.get(key));
    if (holds(content, wanted)) found.push({ key, content });
  }
  return found;
}

/** Whether any value in an entry is the email: also in an entry that no version can read. */
function holds(content: unknown, email: string): boolean {
  if (typeof content === "string") return content.trim().toLowerCase() === email;
  if (typeof content !== "object" || content === null) return false;
  return Object.values(content).some((value) => holds(value, email));
}

const maxAttempts = 5;

/** Deletes a dead lead; retries while a running site locks the local store. */
async function removeDeadLead(deadLeads: DeadLeads, key: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await deadLeads.remove(key);
      return;
    } catch (thrown) {
      if (attempt === maxAttempts || thrown instanceof SetupError) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}
