import { readFileSync, statSync, writeFileSync } from "node:fs";

import { getCode, SetupError } from "./error-details.ts";

/** @returns undefined where there is no such file, or where the process that it describes has ended */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (getCode(error) === "ENOENT" || getCode(error) === "ESRCH") return undefined;
    throw error;
  }
}

/** Writes a file where it is missing or holds another text. */
export function writeIfChanged(file: string, text: string): void {
  if (readIfThere(file) !== text) writeFileSync(file, text);
}

/** @throws {SetupError} when nothing is there that can be read as a file */
export function assertFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false) return;
  throw new SetupError(`There is no file ${path}.`);
}

/** @returns what a stored text holds: the text itself where it is no JSON, null where there is none */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}
