import "./lib/load-env-file.ts";

import { existsSync } from "node:fs";
import { relative } from "node:path";

import { leadInsertTimeoutMs } from "../app/config/limits.ts";
import { createLeadStore } from "../app/server/leads/store.ts";
import { assertReachable, openBackend } from "./lib/backend.ts";
import { openLocalDeadLeads, openRemoteDeadLeads } from "./lib/dead-leads.ts";
import { type Environment, environmentNamed } from "./lib/deployment.ts";
import { parseFlags } from "./lib/parse-flags.ts";
import { dataDir, projectRoot } from "./lib/project.ts";
import { replay } from "./lib/replay.ts";
import { runningSite } from "./lib/pidfile.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

const usage = "Usage: npm run leads:replay -- [--remote [--env production]] [--dry-run]";

/** `npm run leads:replay`: inserts dead leads, which no retry could store, into the database. */
await runProgram(async () => {
  const { remote, environment, dryRun } = readFlags();
  const counts = remote ? await replayRemote(environment, dryRun) : await replayLocal(dryRun);
  const { stored, duplicate, kept } = counts;
  if (stored + duplicate + kept === 0) console.log("No dead leads.");
  else if (dryRun) console.log(`${kept} dead leads. Nothing was changed.`);
  else console.log(`${stored} stored, ${duplicate} already there, ${kept} still kept.`);
  if (kept > 0 && !dryRun) process.exitCode = 1;
});

function readFlags(): { remote: boolean; environment: Environment; dryRun: boolean } {
  const options = {
    remote: { type: "boolean", default: false },
    env: { type: "string", default: "production" },
    "dry-run": { type: "boolean", default: false },
  } as const;
  const { remote, env, "dry-run": dryRun } = parseFlags(options, usage);
  return { remote, environment: environmentNamed(env), dryRun };
}

/** Replays the dead leads of the site on this machine, whose data only one program may open. */
async function replayLocal(dryRun: boolean) {
  if (!existsSync(dataDir)) return { stored: 0, duplicate: 0, kept: 0 };
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
    return await replay(deadLeads, dryRun ? null : store, console.log);
  } finally {
    await deadLeads.close();
    await backend.stop();
  }
}

/** Replays the dead leads of the deployed site into the database that the variables name. */
async function replayRemote(environment: Environment, dryRun: boolean) {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = process.env;
  if (dryRun) {
    return replay(await openRemoteDeadLeads(projectRoot, environment), null, console.log);
  }
  if (!url || !anonKey) {
    throw new SetupError(
      "--remote needs SUPABASE_URL and SUPABASE_ANON_KEY of the deployed site's database.",
    );
  }
  // Checks the database first, so that a wrong URL or key is reported once and not for every lead.
  await assertReachable(url, anonKey);
  const deadLeads = await openRemoteDeadLeads(projectRoot, environment);
  const store = createLeadStore(url, anonKey, leadInsertTimeoutMs);
  return replay(deadLeads, store, console.log);
}
