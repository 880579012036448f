import { existsSync } from "node:fs";
import { relative } from "node:path";

import { createLeadStore } from "../../app/server/store/lead-store.ts";
import { anonymousClient } from "../../app/server/store/supabase.ts";
import { type Print, startCommand } from "../lib/command.ts";
import { assertReachable, openBackend } from "../lib/backend.ts";
import { openLocalDeadLeads, openRemoteDeadLeads } from "../lib/dead-leads.ts";
import { type Environment, remoteEnvironment } from "../lib/deployment.ts";
import { SetupError } from "../lib/error-details.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { getDataDir, projectRoot, getRoot } from "../lib/project.ts";
import { fromHint, fromOption, leadDatabase } from "../lib/lead-database.ts";
import { replay, type ReplayResult } from "../lib/replay.ts";
import { runningSite } from "../lib/pidfile.ts";
import { requestTimeoutMs } from "../lib/operator-database.ts";
import { type Wrangler, wranglerIn } from "../lib/wrangler.ts";

const usage =
  "Usage: npm run leads:replay -- [--remote [--env staging]] [--from <database>] [--dry-run]";

interface Context {
  environment: NodeJS.ProcessEnv;
  print: Print;
  wrangler: Wrangler;
}

interface Flags {
  /** Null for this machine. */
  target: Environment | null;
  /** Databases whose dead leads belong to the present one too. */
  from: readonly string[];
  dryRun: boolean;
}

/** `npm run leads:replay`: inserts dead leads, which no retry could store, into their database. */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  wrangler: Wrangler = wranglerIn(getRoot(environment), environment),
): Promise<number> {
  const flags = readFlags(parameters);
  const context = { environment, print, wrangler };
  const { target, dryRun } = flags;
  const { stored, duplicate, kept, foreign } =
    target === null
      ? await replayLocal(flags, context)
      : await replayRemote({ ...flags, target }, context);
  if (foreign.length > 0) {
    print(
      `${foreign.length} dead leads are of another database. If its rows have moved to this one, ${fromHint(foreign)}.`,
    );
  }
  if (stored + duplicate + kept === 0) print("No dead leads.");
  else if (dryRun) print(`${kept} dead leads. Nothing was changed.`);
  else print(`${stored} stored, ${duplicate} already there, ${kept} still kept.`);
  return kept > 0 && !dryRun ? 1 : 0;
}

function readFlags(parameters: readonly string[]): Flags {
  const options = {
    remote: { type: "boolean", default: false },
    env: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    ...fromOption,
  } as const;
  const { remote, env, from, "dry-run": dryRun } = parseFlags(parameters, options, usage);
  return { target: remoteEnvironment({ remote, env }, usage), from, dryRun };
}

/** Replays the dead leads of the site on this machine, whose data only one program may open. */
async function replayLocal(
  { from, dryRun }: Flags,
  { environment, print }: Context,
): Promise<ReplayResult> {
  const dataDir = getDataDir(environment);
  if (!existsSync(dataDir)) return { stored: 0, duplicate: 0, kept: 0, foreign: [] };
  const running = runningSite(dataDir);
  if (running !== null) {
    const folder = relative(projectRoot, dataDir) || ".";
    throw new SetupError(
      `The site is running (process ${running.pid}) and holds ${folder}: stop it, then run this again.`,
    );
  }
  // The backend first: it locks the folder for this process.
  const backend = await openBackend(projectRoot, dataDir, environment);
  const deadLeads = await openLocalDeadLeads(getRoot(environment), dataDir);
  try {
    const { SUPABASE_URL, SUPABASE_ANON_KEY } = backend.variables;
    const store = createLeadStore(
      anonymousClient(SUPABASE_URL, SUPABASE_ANON_KEY, requestTimeoutMs),
    );
    const database = leadDatabase(SUPABASE_URL, { isLocal: true, from });
    print(`Database ${database.name}, namespace ${deadLeads.name}.`);
    return await replay(deadLeads, dryRun ? null : store, database, print);
  } finally {
    await deadLeads.close();
    await backend.stop();
  }
}

/** Replays the dead leads of the deployed site into the database that the variables name. */
async function replayRemote(
  { target, from, dryRun }: Flags & { target: Environment },
  { environment, print, wrangler }: Context,
): Promise<ReplayResult> {
  const root = getRoot(environment);
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = environment;
  if (dryRun) {
    const deadLeads = await openRemoteDeadLeads(root, target, wrangler);
    const database = url ? leadDatabase(url, { isLocal: false, from }) : null;
    print(`Database ${database?.name ?? "(none named)"}, namespace ${deadLeads.name}.`);
    return replay(deadLeads, null, database, print);
  }
  if (!url || !anonKey) {
    throw new SetupError(
      "--remote needs SUPABASE_URL and SUPABASE_ANON_KEY of the deployed site's database.",
    );
  }
  // Checks the database first, so that a wrong URL or key is reported once and not for every lead.
  await assertReachable(url, anonKey);
  const deadLeads = await openRemoteDeadLeads(root, target, wrangler);
  const database = leadDatabase(url, { isLocal: false, from });
  print(`Database ${database.name}, namespace ${deadLeads.name}.`);
  const store = createLeadStore(anonymousClient(url, anonKey, requestTimeoutMs));
  return replay(deadLeads, store, database, print);
}

await startCommand(import.meta, main, { readsEnvFile: true });
