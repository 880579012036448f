import "./lib/load-env-file.ts";

import { existsSync } from "node:fs";
import { relative } from "node:path";

import { leadInsertTimeoutMs } from "../app/config/limits.ts";
import { createLeadStore } from "../app/server/store/lead-store.ts";
import { assertReachable, openBackend } from "./lib/backend.ts";
import { openLocalDeadLeads, openRemoteDeadLeads } from "./lib/dead-leads.ts";
import { type Environment, environmentNamed } from "./lib/deployment.ts";
import { parseFlags } from "./lib/parse-flags.ts";
import { dataDir, projectRoot } from "./lib/project.ts";
import { fromHint, fromOption, leadDatabase } from "./lib/lead-database.ts";
import { replay, type ReplayResult } from "./lib/replay.ts";
import { runningSite } from "./lib/pidfile.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

const usage =
  "Usage: npm run leads:replay -- [--remote [--env production]] [--from <database>] [--dry-run]";

interface Flags {
  remote: boolean;
  environment: Environment;
  /** Databases whose dead leads belong to the present one too. */
  from: readonly string[];
  dryRun: boolean;
}

/** `npm run leads:replay`: inserts dead leads, which no retry could store, into their database. */
await runProgram(async () => {
  const flags = readFlags();
  const { dryRun } = flags;
  const { stored, duplicate, kept, foreign } = flags.remote
    ? await replayRemote(flags)
    : await replayLocal(flags);
  if (foreign.length > 0) {
    console.log(
      `${foreign.length} dead leads are of another database. If its rows have moved to this one, ${fromHint(foreign)}.`,
    );
  }
  if (stored + duplicate + kept === 0) console.log("No dead leads.");
  else if (dryRun) console.log(`${kept} dead leads. Nothing was changed.`);
  else console.log(`${stored} stored, ${duplicate} already there, ${kept} still kept.`);
  if (kept > 0 && !dryRun) process.exitCode = 1;
});

function readFlags(): Flags {
  const options = {
    remote: { type: "boolean", default: false },
    env: { type: "string", default: "production" },
    "dry-run": { type: "boolean", default: false },
    ...fromOption,
  } as const;
  const { remote, env, from, "dry-run": dryRun } = parseFlags(options, usage);
  return { remote, environment: environmentNamed(env), from, dryRun };
}

/** Replays the dead leads of the site on this machine, whose data only one program may open. */
async function replayLocal({ from, dryRun }: Flags): Promise<ReplayResult> {
  if (!existsSync(dataDir)) return { stored: 0, duplicate: 0, kept: 0, foreign: [] };
  const running = runningSite(dataDir);
  if (running !== null) {
    const folder = relative(projectRoot, dataDir) || ".";
    throw new SetupError(
      `The site is running (process ${running.pid}) and holds ${folder}: stop it, then run this again.`,
    );
  }
  // The backend first: it locks the folder for this process.
  const backend = await openBackend(projectRoot, dataDir, process.env);
  const deadLeads = await openLocalDeadLeads(projectRoot, dataDir);
  try {
    const { SUPABASE_URL, SUPABASE_ANON_KEY } = backend.variables;
    const store = createLeadStore(SUPABASE_URL, SUPABASE_ANON_KEY, leadInsertTimeoutMs);
    const database = leadDatabase(SUPABASE_URL, { isLocal: true, from });
    console.log(`Database ${database.name}, namespace ${deadLeads.name}.`);
    return await replay(deadLeads, dryRun ? null : store, database, console.log);
  } finally {
    await deadLeads.close();
    await backend.stop();
  }
}

/** Replays the dead leads of the deployed site into the database that the variables name. */
async function replayRemote({ environment, from, dryRun }: Flags): Promise<ReplayResult> {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = process.env;
  if (dryRun) {
    const deadLeads = await openRemoteDeadLeads(projectRoot, environment);
    const database = url ? leadDatabase(url, { isLocal: false, from }) : null;
    console.log(`Database ${database?.name ?? "(none named)"}, namespace ${deadLeads.name}.`);
    return replay(deadLeads, null, database, console.log);
  }
  if (!url || !anonKey) {
    throw new SetupError(
      "--remote needs SUPABASE_URL and SUPABASE_ANON_KEY of the deployed site's database.",
    );
  }
  // Checks the database first, so that a wrong URL or key is reported once and not for every lead.
  await assertReachable(url, anonKey);
  const deadLeads = await openRemoteDeadLeads(projectRoot, environment);
  const database = leadDatabase(url, { isLocal: false, from });
  console.log(`Database ${database.name}, namespace ${deadLeads.name}.`);
  const store = createLeadStore(url, anonKey, leadInsertTimeoutMs);
  return replay(deadLeads, store, database, console.log);
}
