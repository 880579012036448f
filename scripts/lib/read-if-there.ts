import { readFileSync } from "node:fs";

import { getCode } from "./error-details.ts";

/** @returns undefined where there is no such file, or where the process that it describes has ended */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (getCode(error) === "ENOENT" || getCode(error) === "ESRCH") return undefined;
    throw error;
  }
}
