import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { getParent } from "./process-info.ts";

/**
 * Whether a parent process was started with `--dry-run`. Wrangler passes its build command the name of
 * its own command, but not the options, so the command lines of the parent processes are read.
 */
export function isDryRun(): boolean {
  for (let pid = process.ppid; pid > 1;) {
    const parent = processInfo(pid);
    if (parent === null) return false;
    if (parent.commandLine.includes("--dry-run")) return true;
    pid = parent.parentId;
  }
  return false;
}

function processInfo(pid: number): { parentId: number; commandLine: string } | null {
  // Linux, also where `ps` is not installed.
  const parent = getParent(pid);
  if (parent !== undefined) {
    return { parentId: parent, commandLine: readFileSync(`/proc/${pid}/cmdline`, "utf8") };
  }
  const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], {
    encoding: "utf8",
  });
  const [, parentId, commandLine] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? "") ?? [];
  if (parentId === undefined || commandLine === undefined) return null;
  return { parentId: Number(parentId), commandLine };
}
