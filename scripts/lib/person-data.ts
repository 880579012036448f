import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

import { displayEmail } from "../../app/lib/display-email.ts";
import { storedEmail } from "../../app/lib/email-address.ts";
import { databaseOfDeadLead } from "../../app/server/store/dead-leads.ts";
import type { Print } from "./command.ts";
import {
  type DeadLeads,
  openLocalDeadLeads,
  openRemoteDeadLeads,
  readDeadLeads,
} from "./dead-leads.ts";
import { type Environment, remoteEnvironment } from "./deployment.ts";
import { SetupError } from "./error-details.ts";
import {
  foreignLead,
  fromHint,
  fromOption,
  type LeadDatabase,
  leadDatabase,
} from "./lead-database.ts";
import { askDatabase, type OperatorDatabase, openOperatorDatabase } from "./operator-database.ts";
import { outboxFiles } from "./outbox.ts";
import type { parseFlags } from "./parse-flags.ts";
import { getDataDir, getRoot, isHosted } from "./project.ts";
import { parseJson } from "./read-if-there.ts";
import type { Wrangler } from "./wrangler.ts";

/** The options of `leads:export` and `leads:erase`. */
interface PersonFlags {
  email: string;
  /** The environment of the dead leads; null for dead leads and outbox of this machine. */
  target: Environment | null;
  /** False: the database may be a deployed site's, whose dead leads are elsewhere. */
  isComplete: boolean;
  /** Databases whose dead leads belong to the present one too. */
  from: readonly string[];
}

/** What both take on their command line. */
export const personOptions = {
  email: { type: "string" },
  remote: { type: "boolean", default: false },
  local: { type: "boolean", default: false },
  env: { type: "string" },
  ...fromOption,
} as const;

/**
 * @param values of `personOptions`
 * @param usage one line, printed with a mistake
 * @throws {SetupError} when the command line is not understood
 */
export function readPersonFlags(
  { email = "", remote, local, env, from }: ReturnType<typeof parseFlags<typeof personOptions>>,
  environment: NodeJS.ProcessEnv,
  usage: string,
): PersonFlags {
  const stored = storedEmail(email.trim());
  if (stored === null) {
    throw new SetupError(`--email takes an email address. ${usage}`);
  }
  if (remote && local) throw new SetupError(`--remote or --local, not both. ${usage}`);
  const target = remoteEnvironment({ remote, env }, usage);
  const isComplete = remote || local || !isHosted(environment);
  if (target !== null && !isHosted(environment)) {
    throw new SetupError(
      "--remote needs SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY of the deployed site's database.",
    );
  }
  return { email: stored, target, isComplete, from };
}

/** The stores that hold personal data. */
interface PersonStores {
  database: OperatorDatabase;
  /** Null where nobody has said whose they are. */
  deadLeads: DeadLeads | null;
  /** Folder of the data whose outbox is searched; null for a deployed site, which has none. */
  outboxDir: string | null;
}

/** What a command is given to find the stores. */
interface PersonSurroundings {
  environment: NodeJS.ProcessEnv;
  wrangler: Wrangler;
  /** Prints which stores are searched. */
  print: Print;
}

/**
 * Opens the database and the dead leads, says which they are, and closes both at the end.
 *
 * @param work is not called where there is no data yet
 * @throws {SetupError} when database and dead leads are of two sites
 */
export async function withPersonStores(
  { target, isComplete, from }: PersonFlags,
  { environment, wrangler, print }: PersonSurroundings,
  work: (stores: PersonStores) => Promise<number | void>,
): Promise<number | void> {
  const database = await openOperatorDatabase(environment);
  if (database === null) {
    throw new SetupError("There is no data here: nothing is held about anybody.");
  }
  try {
    const root = getRoot(environment);
    const dataDir = getDataDir(environment);
    const isLocal = target === null;
    const owner = leadDatabase(database.url, { isLocal, from });
    if (!isComplete) {
      print(
        `Database ${owner.name}. The dead leads of the deployed site are not searched: add --remote.`,
      );
      return await work({ database, deadLeads: null, outboxDir: null });
    }
    const deadLeads = isLocal
      ? await openLocalDeadLeads(root, dataDir)
      : await openRemoteDeadLeads(root, target, wrangler);
    try {
      print(`Database ${owner.name}, namespace ${deadLeads.name}.`);
      await assertSameSite(deadLeads, owner);
      return await work({ database, deadLeads, outboxDir: isLocal ? dataDir : null });
    } finally {
      await deadLeads.close();
    }
  } finally {
    await database.close();
  }
}

const tablesSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/** Everything that is stored about an email: rows by table, dead leads, and the outbox. */
export async function readPerson({ database, deadLeads, outboxDir }: PersonStores, email: string) {
  const tables = tablesSchema.parse(
    await askDatabase(database, "rpc/export_person", { person_email: email }),
  );
  if (deadLeads === null) return { tables };
  const outbox = outboxOf(outboxDir, email).map(({ name: file, content }) => ({ file, content }));
  return { tables, deadLeads: await deadLeadsOf(deadLeads, email), outbox };
}

const erasedSchema = z.object({ record: z.string(), deleted: z.record(z.string(), z.number()) });

/**
 * @throws {SetupError} when the namespace holds a dead lead of another database, whoever it is about:
 *   then a command would reach the rows of one site and the dead leads of another
 */
async function assertSameSite(deadLeads: DeadLeads, { owns }: LeadDatabase): Promise<void> {
  const foreign = new Set<string | null>();
  for await (const { content } of readDeadLeads(deadLeads)) {
    const origin = databaseOfDeadLead(content);
    if (!owns(origin)) foreign.add(origin);
  }
  if (foreign.size === 0) return;
  const origins = [...foreign];
  throw new SetupError(
    `The namespace holds dead leads ${origins.map(foreignLead).join(" and ")}. Nothing was exported or deleted. If the rows of that database have moved to this one, ${fromHint(origins)}.`,
  );
}

/**
 * Deletes every row about an email. May be repeated. It comes first: from then on the database takes no
 * queued lead of this email.
 *
 * @returns the id in `privacy_log` and how many rows were deleted, by table
 */
export const eraseRows = async (database: OperatorDatabase, email: string) =>
  erasedSchema.parse(await askDatabase(database, "rpc/erase_person", { person_email: email }));

/**
 * Deletes the dead leads and the mails of the outbox that are about an email. May be repeated.
 *
 * @returns how many, by place
 */
export async function eraseElsewhere(
  deadLeads: DeadLeads,
  outboxDir: string | null,
  email: string,
) {
  const found = await deadLeadsOf(deadLeads, email);
  for (const { key } of found) await removeDeadLead(deadLeads, key);
  const sent = outboxOf(outboxDir, email);
  for (const { path } of sent) rmSync(path, { force: true });
  return { dead_leads: found.length, outbox: sent.length };
}

const retainedSchema = z.object({ ...erasedSchema.shape, is_complete: z.boolean() });

/**
 * Deletes what is older than the privacy policy says, part by part.
 *
 * @returns rows deleted, by table, and the ids in `privacy_log`, one for each part
 */
export async function applyRetention(database: OperatorDatabase) {
  const records: string[] = [];
  const total: Record<string, number> = {};
  for (;;) {
    const { record, deleted, is_complete } = retainedSchema.parse(
      await askDatabase(database, "rpc/apply_retention", {}),
    );
    records.push(record);
    for (const [table, count] of Object.entries(deleted)) {
      total[table] = (total[table] ?? 0) + count;
    }
    if (is_complete) return { records, deleted: total };
  }
}

async function deadLeadsOf(deadLeads: DeadLeads, email: string) {
  const wanted = email.trim().toLowerCase();
  const found: { key: string; content: unknown }[] = [];
  for await (const { key, content } of readDeadLeads(deadLeads)) {
    if (hasText(content, (text) => text.trim().toLowerCase() === wanted))
      found.push({ key, content });
  }
  return found;
}

function outboxOf(outboxDir: string | null, email: string) {
  if (outboxDir === null) return [];
  const pattern = emailPattern(email);
  return outboxFiles(outboxDir).flatMap(({ text, ...file }) => {
    const content = parseJson(text);
    // A mail holds the whole lead in one text.
    return hasText(content, (part) => pattern.test(part)) ? [{ ...file, content }] : [];
  });
}

/** The email in a text, but not as a part of a longer one. */
function emailPattern(email: string): RegExp {
  // Mails name it as people read it.
  const forms = [email, displayEmail(email)].map((form) => RegExp.escape(form)).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])(?:${forms})(?!\\.?[\\p{L}\\p{N}-])`, "iu");
}

/** Whether a text anywhere in the content is such a one: also in an entry that no version can read. */
function hasText(content: unknown, isWanted: (text: string) => boolean): boolean {
  if (typeof content === "string") return isWanted(content);
  if (typeof content !== "object" || content === null) return false;
  return Object.values(content).some((value) => hasText(value, isWanted));
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
      await wait(200);
    }
  }
}
