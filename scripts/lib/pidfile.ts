import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { isAlive } from "./embedded-supabase.ts";

const pidfileOf = (dataDir: string) => join(dataDir, "site.pid");

/**
 * Writes the pidfile of a site that uses the data folder.
 *
 * @returns removes it
 */
export function writePidfile(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(pidfileOf(dataDir), `${process.pid}\n`);
  return () => rmSync(pidfileOf(dataDir), { force: true });
}

/**
 * @param dataDir folder that a site may be using
 * @returns the id of the site's process, or null when none runs on this folder
 */
export function runningSite(dataDir: string): number | null {
  if (!existsSync(pidfileOf(dataDir))) return null;
  const pid = Number(readFileSync(pidfileOf(dataDir), "utf8"));
  return isAlive(pid) ? pid : null;
}
