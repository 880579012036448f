import { writeFileSync } from "node:fs";

import { countsVariable, type TestCounts } from "../../../scripts/lib/run-steps.ts";

/** Gives the counts of a run to the command that started it, if one did. */
export function writeCounts(counts: TestCounts): void {
  const file = process.env[countsVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
}

/** A text as one word of a shell's command line. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A text as a regular expression that matches it. */
export const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
