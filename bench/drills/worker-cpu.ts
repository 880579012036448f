import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";

/**
 * CPU time that the workerd started by this process has used: the Worker, the HTTP server in front of
 * it and the local KV, cache and queue behind it. Linux only.
 *
 * @returns milliseconds
 */
export function workerCpuMs(): number {
  const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  for (const path of globSync("/proc/[0-9]*/stat")) {
    const stat = read(path);
    // The name stands in parentheses and may hold anything; the fields after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    if (parent === process.pid && stat.includes("(workerd)")) {
      return (((user ?? 0) + (system ?? 0)) * 1000) / ticksPerSecond;
    }
  }
  throw new Error("workerd is not among the children of this process");
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // ended meanwhile
  }
}
