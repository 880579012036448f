import { createHash } from "node:crypto";
import { join } from "node:path";

import { lastingKey, storedKey } from "./key-file.ts";
import { askDatabase, type OperatorDatabase } from "./operator-database.ts";

const keyFile = (dataDir: string, name: string) => join(dataDir, `${name}.key`);

/**
 * @returns the key that `localKey` has made; null where it has made none
 * @throws {SetupError} when its file is damaged
 */
export const storedLocalKey = (dataDir: string, name: string): string | null =>
  storedKey(keyFile(dataDir, name));

/**
 * A key of the site on this machine. It must outlive a restart: a new one would end preview links, or
 * reset every visitor's limit.
 *
 * @param name of its file in the data folder
 * @throws {SetupError} when that file is damaged
 */
export const localKey = (dataDir: string, name: string): string =>
  lastingKey(keyFile(dataDir, name));

/** The keys of previews and purges, as the Worker's variables; the environment takes precedence. */
export const publishingKeys = (dataDir: string, env: NodeJS.ProcessEnv) => ({
  PREVIEW_KEY: env["PREVIEW_KEY"] || localKey(dataDir, "preview"),
  PURGE_SECRET:
    env["PURGE_SECRET"] ||
    `whsec_${Buffer.from(localKey(dataDir, "purge"), "hex").toString("base64")}`,
});

/** Stores the hash of the key of previews, so that the database accepts the key. */
export async function allowPreviews(
  database: Pick<OperatorDatabase, "url" | "serviceRoleKey">,
  key: string,
): Promise<void> {
  const key_hash = createHash("sha256").update(key).digest("hex");
  const known = await askDatabase(database, `preview_access?key_hash=eq.${key_hash}`);
  if (Array.isArray(known) && known.length > 0) return;
  await askDatabase(database, "preview_access", { key_hash }, "POST");
}
