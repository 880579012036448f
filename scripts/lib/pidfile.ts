import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { isAlive } from "./embedded-supabase.ts";

const markOf = (dataDir: string) => join(dataDir, "site.pid");

/**
 * Says in the data folder that a site is using it.
 *
 * @returns takes the mark away again
 */
export function markRunning(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(markOf(dataDir), `${process.pid}\n`);
  return () => rmSync(markOf(dataDir), { force: true });
}

/**
 * @param dataDir folder that a site may be using
 * @returns the id of the site's process, or null when none runs on this folder
 */
export function runningSite(dataDir: string): number | null {
  if (!existsSync(markOf(dataDir))) return null;
  const pid = Number(readFileSync(markOf(dataDir), "utf8"));
  return isAlive(pid) ? pid : null;
}
