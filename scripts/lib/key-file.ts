import { randomBytes } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { SetupError } from "./error-details.ts";
import { readIfThere } from "./read-if-there.ts";

/** A key of 32 bytes, in hexadecimal digits. */
export const newKey = (): string => randomBytes(32).toString("hex");

/**
 * @param file with a key of `newKey`
 * @returns the key; null without the file
 * @throws {SetupError} when the file holds anything else, or nothing
 */
export function storedKey(file: string): string | null {
  const stored = readIfThere(file)?.trim();
  if (stored === undefined) return null;
  if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  throw new SetupError(
    `The key file ${file} is ${stored === "" ? "empty" : "damaged"}: put a backup in its place, or delete it for a new key.`,
  );
}

/** The same, and a new key where there is none yet. */
export function lastingKey(file: string): string {
  const stored = storedKey(file);
  if (stored !== null) return stored;
  const key = newKey();
  mkdirSync(dirname(file), { recursive: true });
  writePrivateFile(file, key);
  return key;
}

/** Whole or not at all, and readable by this user only. */
export function writePrivateFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
