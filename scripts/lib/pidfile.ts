import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import {
  getParent,
  getStart,
  isAlive,
  isSameProcess,
  listProcesses,
  readVariable,
  signalProcess,
} from "./process-info.ts";

const pidfileOf = (dataDir: string) => join(dataDir, "site.pid");

/**
 * Writes the pidfile of a site that uses the data folder.
 *
 * @param url of the site
 * @returns a function that removes the pidfile
 */
export function writePidfile(dataDir: string, url: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(pidfileOf(dataDir), `${process.pid} ${getStart(process.pid)}\n${url}\n`);
  return () => rmSync(pidfileOf(dataDir), { force: true });
}

/**
 * @param dataDir folder that a site may be using
 * @returns the site's process and URL, or null when none runs on this folder
 */
export function runningSite(dataDir: string): { pid: number; url: string } | null {
  if (!existsSync(pidfileOf(dataDir))) return null;
  const [pid = "", start = "", url = ""] = readFileSync(pidfileOf(dataDir), "utf8").split(/[ \n]/);
  return isSameProcess(Number(pid), start) ? { pid: Number(pid), url } : null;
}

const ownerVariable = "AIOI_SITE";

/** A variable for the workerd of this process, so that an orphaned one can be recognised. */
export const ownerMark = (dataDir: string) => ({
  [ownerVariable]: `${process.pid} ${resolve(dataDir)}`,
});

/**
 * Ends the workerd of a site that was killed: it goes on answering, without a database, and holds the
 * port. Without /proc it is not found; the start then fails because the port is taken.
 *
 * @param dataDir folder of that site
 */
export async function endOrphans(dataDir: string): Promise<void> {
  const orphans = listProcesses().filter((pid) => isOrphan(pid, resolve(dataDir)));
  for (const pid of orphans) signalProcess(pid, "SIGKILL");
  while (orphans.some(isAlive)) await wait(20);
}

function isOrphan(pid: number, dataDir: string): boolean {
  const [, owner, folder] = /^(\d+) (.*)$/.exec(readVariable(pid, ownerVariable) ?? "") ?? [];
  return folder === dataDir && Number(owner) !== getParent(pid);
}
