import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Whether a program that started this one was given `--dry-run`. Wrangler tells its build command
 * which of its commands runs, but not with which options, so the processes above are asked.
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
