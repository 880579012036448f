import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { isAlive, listProcesses, readVariable, signalProcess } from "./process-info.ts";

const prefix = "aioi-run-";
const variable = "AIOI_RUN_FOLDER";

/**
 * Gives all that this process and its children put into the system's temporary folder one folder of its
 * own, which goes with this process. Where a run has one already, nothing is changed. What a run left
 * that was killed is removed.
 *
 * @returns the folder
 */
export function openRunFolder(): string {
  const existing = process.env[variable];
  if (existing !== undefined && existsSync(existing)) return existing;
  removeAbandoned();
  const folder = join(tmpdir(), `${prefix}${process.pid}`);
  // PostgreSQL runs as another user.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env["TMPDIR"] = folder;
  process.env[variable] = folder;
  process.once("exit", () => removeRunFolder(folder));
  return folder;
}

/** Ends the processes of a run and removes its folder. */
export function removeRunFolder(folder: string): void {
  for (const pid of findProcesses(folder)) signalProcess(pid, "SIGKILL");
  // A process that is just ending may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

/** @returns the processes of a run but this one; none where there is no /proc */
export const findProcesses = (folder: string): number[] =>
  listProcesses().filter((pid) => pid !== process.pid && readVariable(pid, variable) === folder);

function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, owner] = new RegExp(`^${prefix}(\\d+)$`).exec(name) ?? [];
    if (owner !== undefined && !isAlive(Number(owner))) removeRunFolder(join(tmpdir(), name));
  }
}
