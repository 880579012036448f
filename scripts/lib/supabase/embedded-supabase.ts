import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { PgliteConnection } from "@supabase/lite/pglite";

import { readUserToken, signApiKey } from "./api-keys.ts";
import { newKey, writePrivateFile } from "../key-file.ts";
import { getStart } from "../process-info.ts";
import { lockFolder, runningFileName, storageFolderName, storedSecret } from "./data-folder.ts";
import { importLite, openDatabase } from "./database.ts";
import { listen } from "./http.ts";
import { recordRefusals, silenceLite } from "./refusals.ts";
import { applySchema, restoreGrants } from "./schema.ts";

/** A Supabase that runs inside this process. */
export interface EmbeddedSupabase {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  /** The database itself, past its REST interface. */
  database: PgliteConnection["driver"];
  /** Ends it: requests in flight are answered first. Safe to call twice. */
  stop: () => Promise<void>;
}

interface EmbeddedSupabaseOptions {
  /** Folder of the data; `null` holds everything in memory. */
  dataDir: string | null;
  /** Folder that holds `supabase/migrations` and `supabase/seed.sql`. */
  root: string;
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
}

/**
 * Starts Supabase's REST interface on an embedded PostgreSQL (PGlite), applies the pending
 * migrations of `root` and, whenever they or `supabase/seed.sql` changed, the seed.
 *
 * With a `dataDir`, rows and keys survive restarts, a lock keeps a second process out, and
 * `supabase.json` in that folder names the address and the keys while it runs.
 *
 * Requests without a key, or with an unknown one, are refused. There is no sign-in here: a token of a
 * user, signed with the secret of the data folder, is taken in place of a key.
 *
 * @returns the address, the two keys (JWTs for the roles `anon` and `service_role`) and `stop`.
 * @throws Error with one line when another live process uses `dataDir`, when a migration or the
 *   seed fails, or when the port is taken.
 */
export async function startEmbeddedSupabase(
  options: EmbeddedSupabaseOptions,
): Promise<EmbeddedSupabase> {
  const { dataDir, root, port } = options;
  const undo: (() => void | Promise<void>)[] = [];
  const undoAll = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };

  try {
    if (dataDir !== null) {
      mkdirSync(dataDir, { recursive: true });
      undo.push(lockFolder(dataDir));
    }
    const secret = dataDir === null ? newKey() : storedSecret(dataDir);
    const anonKey = signApiKey(secret, "anon");
    const serviceRoleKey = signApiKey(secret, "service_role");

    const lite = await importLite();
    const connection = await openDatabase(lite.createPgliteConnection, dataDir);
    undo.push(() => connection.close());
    recordRefusals(connection);
    await applySchema(connection, root, dataDir);

    const app = new lite.App({
      connection,
      api: { schemas: ["public"], max_rows: 1000 },
      auth: { enabled: false, jwt_secret: secret },
      storage: { enabled: false },
      studio: { enabled: false },
      options: {
        server: {
          admin: false,
          disableStudio: true,
          apiKeys: {
            resolver: async (key) => {
              if (key === anonKey) return { type: "publishable", claims: { role: "anon" } };
              if (key === serviceRoleKey) {
                return { type: "secret", claims: { role: "service_role" } };
              }
              const claims = readUserToken(secret, key);
              return claims === null ? null : { type: "publishable", claims };
            },
          },
        },
      },
    });
    undo.push(silenceLite());
    await restoreGrants(app, connection, lite.splitSqlStatements, root, anonKey);

    const storage = dataDir && { folder: join(dataDir, storageFolderName), serviceRoleKey };
    const http = await listen(app, storage || null, port);
    undo.push(http.close);

    const running = { url: http.url, anonKey, serviceRoleKey };
    if (dataDir !== null) {
      const runningFile = join(dataDir, runningFileName);
      const owner = { pid: process.pid, start: getStart(process.pid) };
      writePrivateFile(runningFile, `${JSON.stringify({ ...running, ...owner })}\n`);
      undo.push(() => rmSync(runningFile, { force: true }));
    }

    let stopped: Promise<void> | undefined;
    return { ...running, database: connection.driver, stop: () => (stopped ??= undoAll()) };
  } catch (error) {
    await undoAll();
    throw error;
  }
}

/**
 * The migrated database alone, in memory and without its REST interface, for programs that read the
 * schema.
 *
 * @param root folder that holds `supabase/migrations` and `supabase/seed.sql`
 */
export async function openMigratedDatabase(
  root: string,
): Promise<Pick<PgliteConnection, "driver"> & { close: () => Promise<void> }> {
  const { createPgliteConnection } = await importLite();
  const connection = await openDatabase(createPgliteConnection, null);
  await applySchema(connection, root, null);
  return { driver: connection.driver, close: () => connection.close() };
}
