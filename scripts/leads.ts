import "./lib/load-env-file.ts";

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";

import { isSupabaseUrl, supabaseUrlProblem } from "../app/server/ops/supabase-url.ts";
import { isAlive, runningFileName, startEmbeddedSupabase } from "./lib/embedded-supabase.ts";
import { formatLeads } from "./lib/format-leads.ts";
import { type LeadDatabase, readLeads } from "./lib/read-leads.ts";
import { SetupError } from "./lib/setup-error.ts";

const usage = "Usage: npm run leads -- [--limit N] [--json]";
const maxLimit = 1000;

/** A database that may have been started for this program. */
type OpenedDatabase = LeadDatabase & { close?: () => Promise<void> };

async function printLeads(): Promise<void> {
  const { limit, json } = readFlags();
  const database = await openDatabase();
  if (database === undefined) {
    console.log("No leads yet: there is no data here. `npm start` makes it.");
    return;
  }
  try {
    const leads = await readLeads(database, limit);
    if (json) console.log(JSON.stringify(leads, null, 2));
    else if (leads.length === 0) console.log("No leads yet.");
    else console.log(formatLeads(leads));
  } finally {
    await database.close?.();
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
    throw new SetupError(`${messageOf(error)} ${usage}`);
  }
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit) {
    throw new SetupError(`--limit takes a whole number from 1 to ${maxLimit}. ${usage}`);
  }
  return { limit, json: values.json };
}

/** The hosted project of the variables, else the running site, else the site's data at rest. */
async function openDatabase(): Promise<OpenedDatabase | undefined> {
  const url = process.env.SUPABASE_URL?.trim();
  const serviceRoleKey = process.env.SUPABASE_SERVICE_ROLE_KEY?.trim();
  if (url && serviceRoleKey) {
    if (!isSupabaseUrl(url)) throw new SetupError(`SUPABASE_URL ${supabaseUrlProblem}.`);
    return { url: url.replace(/\/+$/, ""), serviceRoleKey };
  }
  if (url || serviceRoleKey) {
    const missing = url ? "SUPABASE_SERVICE_ROLE_KEY" : "SUPABASE_URL";
    throw new SetupError(`${missing} is missing: set both variables, or neither for local data.`);
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
    throw new SetupError(`Cannot open the data in ${dataDir}: ${messageOf(error)}`);
  }
}

const runningSchema = z.object({ url: z.string(), serviceRoleKey: z.string(), pid: z.int() });

function readRunning(file: string): z.infer<typeof runningSchema> | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  try {
    return runningSchema.parse(JSON.parse(text));
  } catch {
    throw new SetupError(`${file} is damaged; stop the site, remove the file and try again.`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

try {
  await printLeads();
} catch (error) {
  const isSetupError = error instanceof SetupError;
  console.error(isSetupError ? error.message : `Cannot read the leads: ${messageOf(error)}`);
  process.exitCode = 1;
}
