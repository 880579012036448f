import { existsSync, readdirSync, readFileSync } from "node:fs";

import { getCode } from "./error-details.ts";
import { readIfThere } from "./read-if-there.ts";

/** Does a process run? One that has ended and waits to be collected by its parent does not. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    const stat = readStat(pid);
    // While other threads of one that was killed are still ending, it holds its files and ports.
    return stat?.[0] !== "Z" || Number(stat[17]) > 1;
  } catch (error) {
    return getCode(error) === "EPERM";
  }
}

/** The process that started another; undefined where there is no /proc. */
export const getParent = (pid: number): number | undefined => {
  const parent = readStat(pid)?.[1];
  return parent === undefined ? undefined : Number(parent);
};

/** When a process started, in the kernel's ticks; "unknown" where there is no /proc. */
export function getStart(pid: number): string {
  return readStat(pid)?.[19] ?? "unknown";
}

/** Does the process run that wrote its id and start into a file? Ids are used again. */
export const isSameProcess = (pid: number, start: string): boolean =>
  isAlive(pid) && getStart(pid) === start;

/** @returns all processes; none where there is no /proc */
export const listProcesses = (): number[] =>
  existsSync("/proc") ? readdirSync("/proc").map(Number).filter(Number.isInteger) : [];

/** Sends a signal to a process, or to a group by its negative number; one that has ended stays so. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended. Of a group macOS says then that it is another user's.
    if (getCode(error) !== "ESRCH" && getCode(error) !== "EPERM") throw error;
  }
}

/** @returns the value of a variable of a process; undefined for one of another user, or that has ended */
export function readVariable(pid: number, name: string): string | undefined {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
    return variables.find((variable) => variable.startsWith(`${name}=`))?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}

/** The kernel's fields on a process, from its state on; undefined where there is no /proc. */
function readStat(pid: number): string[] | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The field before, the program's name, may hold spaces and brackets.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}
