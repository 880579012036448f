import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

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
  if (existsSync(`/proc/${pid}/stat`)) {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is a name in parentheses that may hold spaces; the parent's id is the fourth.
    const [, parentId] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      parentId: Number(parentId),
      commandLine: readFileSync(`/proc/${pid}/cmdline`, "utf8"),
    };
  }
  const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], {
    encoding: "utf8",
  });
  const [, parentId, commandLine] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? "") ?? [];
  if (parentId === undefined || commandLine === undefined) return null;
  return { parentId: Number(parentId), commandLine };
}
