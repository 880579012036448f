import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { PgliteConnection, createPgliteConnection } from "@supabase/lite/pglite";

import { databaseFolderName } from "./data-folder.ts";

const timestamptzOid = 1184;

export async function importLite() {
  // Only its command line reports usage, but a setting is better than a hope.
  process.env.LITE_TELEMETRY ??= "0";
  // The package replaces process.emitWarning by a version that throws on warnings that are Error
  // objects, as Node's own often are.
  const emitWarning = process.emitWarning.bind(process);
  const [core, pglite] = await Promise.all([
    import("@supabase/lite"),
    import("@supabase/lite/pglite"),
  ]);
  process.emitWarning = emitWarning;
  return {
    App: core.App,
    splitSqlStatements: core.splitSqlStatements,
    createPgliteConnection: pglite.createPgliteConnection,
  };
}

export async function openDatabase(
  create: typeof createPgliteConnection,
  dataDir: string | null,
): Promise<PgliteConnection> {
  const open = async (folder: string | null): Promise<PgliteConnection> => {
    const connection = await create({
      ...(folder !== null && { url: folder }),
      pgliteOptions: { parsers: { [timestamptzOid]: toIsoTimestamp } },
    });
    try {
      await connection.driver.waitReady;
    } catch (error) {
      if (folder === null) throw error;
      throw new Error(
        `The data in ${folder} is damaged: put a backup in its place, or delete it to start empty.`,
        { cause: error },
      );
    }
    return connection;
  };
  if (dataDir === null) return open(null);

  const folder = join(dataDir, databaseFolderName);
  if (!existsSync(folder)) {
    // Made under another name: a folder that was killed while it was filled never opens again.
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    await (await open(draft)).close();
    renameSync(draft, folder);
  }
  return open(folder);
}

/** "2026-11-21 03:45:54.98+00", as PGlite writes it, in PostgREST's form: "2026-11-21T03:45:54.98+00:00". */
function toIsoTimestamp(value: string): string {
  return value.replace(" ", "T").replace(/[+-]\d\d$/, "$&:00");
}
