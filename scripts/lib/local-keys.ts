import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { askDatabase, type OperatorDatabase } from "./operator-database.ts";

const keyFile = (dataDir: string, name: string) => join(dataDir, `${name}.key`);

/** @returns the key that `localKey` has made; null where it has made none */
export function storedLocalKey(dataDir: string, name: string): string | null {
  const file = keyFile(dataDir, name);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

/**
 * A key of the site on this machine. It must outlive a restart: a new one would end preview links, or
 * reset every visitor's limit.
 *
 * @param name of its file in the data folder
 */
export function localKey(dataDir: string, name: string): string {
  const stored = storedLocalKey(dataDir, name);
  if (stored !== null) return stored;
  mkdirSync(dataDir, { recursive: true });
  const key = randomBytes(32).toString("hex");
  writeFileSync(keyFile(dataDir, name), key, { mode: 0o600 });
  return key;
}

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
