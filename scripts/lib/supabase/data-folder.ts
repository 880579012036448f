import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { getCode } from "../error-details.ts";
import { lastingKey } from "../key-file.ts";
import { getStart, isSameProcess } from "../process-info.ts";
import { readIfThere } from "../read-if-there.ts";

const lockFileName = "supabase.lock";
const secretFileName = "supabase.secret";
/** Address and keys of the running instance, for other programs on this machine. */
export const runningFileName = "supabase.json";
export const databaseFolderName = "postgres";
export const storageFolderName = "storage";

/** Takes the folder for this process and gives back the function that releases it. */
export function lockFolder(folder: string): () => void {
  const lockFile = join(folder, lockFileName);
  const mine = `${process.pid} ${getStart(process.pid)}\n`;
  for (;;) {
    try {
      writeFileSync(lockFile, mine, { flag: "wx", mode: 0o600 });
      return () => rmSync(lockFile, { force: true });
    } catch (error) {
      if (getCode(error) !== "EEXIST") throw error;
    }
    const theirs = readIfThere(lockFile);
    if (theirs === undefined) continue;
    const [pid = "", start = ""] = theirs.trim().split(" ");
    if (isSameProcess(Number(pid), start)) {
      throw new Error(`Process ${pid} already uses the data in ${folder}; stop it first.`);
    }
    // Renamed before it is removed: of two processes that find the same stale lock, one wins.
    const staleFile = `${lockFile}.${process.pid}`;
    try {
      renameSync(lockFile, staleFile);
    } catch (error) {
      if (getCode(error) !== "ENOENT") throw error;
      continue;
    }
    const removed = readIfThere(staleFile);
    if (removed === theirs) rmSync(staleFile, { force: true });
    else renameSync(staleFile, lockFile);
  }
}

/**
 * The secret of the folder's keys; made when it is first asked for.
 *
 * @throws {SetupError} when its file is damaged
 */
export const storedSecret = (folder: string): string => lastingKey(join(folder, secretFileName));
