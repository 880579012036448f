import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";
import {
  type EmbeddedSupabase,
  startEmbeddedSupabase,
} from "../../scripts/lib/supabase/embedded-supabase.ts";
import { storageFolderName, storedSecret } from "../../scripts/lib/supabase/data-folder.ts";
import { temporaryFolder, readProject } from "./files.ts";

/** Where migrated databases wait to be copied; the name says which schema one of them has. */
const cacheDir = join(projectRoot, "node_modules/.cache/aioi-test-databases");

function schemaHash(): string {
  const hash = createHash("sha256");
  const files = globSync("supabase/**/*.sql", { cwd: projectRoot }).toSorted();
  for (const file of [...files, "node_modules/@supabase/lite/package.json"]) {
    hash.update(file).update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** A data folder with every migration and the seed applied, made once for each schema. */
async function templateDir(): Promise<string> {
  const template = join(cacheDir, schemaHash());
  if (existsSync(template)) return template;
  const draft = `${template}.${process.pid}`;
  const supabase = await startEmbeddedSupabase({ dataDir: draft, root: projectRoot, port: 0 });
  await supabase.stop();
  try {
    renameSync(draft, template);
  } catch {
    // Another test process was first.
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

/**
 * @param dataDir where `npm start` then finds a database with the migrations and the seed in it
 */
export async function fillDataDir(dataDir: string): Promise<void> {
  cpSync(await templateDir(), dataDir, { recursive: true });
}

export interface TestSupabase extends EmbeddedSupabase {
  /** Signs its keys and the tokens of users. */
  jwtSecret: string;
}

/** Those that a file of tests has stopped, for the next file of this process. */
const idle: TestSupabase[] = [];

/**
 * An embedded Supabase with the migrations and the seed in it. It opens a copy of a migrated folder:
 * a fifth of the processor time of applying the migrations again. One that was stopped is emptied and
 * given to the next caller, which is a tenth of that.
 *
 * @param migrationsRoot folder whose `supabase/` holds more migrations than the project's
 * @returns the running instance; its folder disappears when the process ends, or when it stops if it
 *   has more migrations
 */
export async function startTestSupabase(
  migrationsRoot: string = projectRoot,
): Promise<TestSupabase> {
  const isPlain = migrationsRoot === projectRoot;
  const stopped = isPlain ? idle.pop() : undefined;
  if (stopped) return stopped;
  const dataDir = temporaryFolder();
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  process.once("exit", removeFolder);
  await fillDataDir(dataDir);
  const supabase = await startEmbeddedSupabase({ dataDir, root: migrationsRoot, port: 0 });
  const running: TestSupabase = {
    ...supabase,
    jwtSecret: storedSecret(dataDir),
    stop: async () => {
      if (isPlain && !idle.includes(running)) {
        rmSync(join(dataDir, storageFolderName), { recursive: true, force: true });
        await restoreSeed(supabase.database);
        idle.push(running);
      } else if (!isPlain) {
        await supabase.stop();
        removeFolder();
      }
    },
  };
  return running;
}

/** Empties every table and fills in the seed, as in a database that has just been migrated. */
async function restoreSeed(database: EmbeddedSupabase["database"]): Promise<void> {
  const tables = await database.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  const seed = readProject("supabase/seed.sql");
  await database.transaction(async (transaction) => {
    // Without triggers, and in any order.
    await transaction.exec("set local session_replication_role = replica");
    for (const { name } of tables.rows) await transaction.exec(`delete from ${name}`);
    await transaction.exec("set local session_replication_role = origin");
    await transaction.exec(seed);
  });
}
