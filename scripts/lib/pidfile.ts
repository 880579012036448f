import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { isAlive } from "./embedded-supabase.ts";

const pidfileOf = (dataDir: string) => join(dataDir, "site.pid");

/**
 * Writes the pidfile of a site that uses the data folder.
 *
 * @param url where the site answers
 * @returns removes it
 */
export function writePidfile(dataDir: string, url: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(pidfileOf(dataDir), `${process.pid}\n${url}\n`);
  return () => rmSync(pidfileOf(dataDir), { force: true });
}

/**
 * @param dataDir folder that a site may be using
 * @returns the site's process and address, or null when none runs on this folder
 */
export function runningSite(dataDir: string): { pid: number; url: string } | null {
  if (!existsSync(pidfileOf(dataDir))) return null;
  const [pid = "", url = ""] = readFileSync(pidfileOf(dataDir), "utf8").split("\n");
  return isAlive(Number(pid)) ? { pid: Number(pid), url } : null;
}
