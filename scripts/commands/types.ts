import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { parseFlags } from "../lib/parse-flags.ts";
import { projectRoot } from "../lib/project.ts";

/** `npm run types`: writes the types of the database's tables and functions, and its schema as it stands. */
export async function main(parameters: readonly string[]): Promise<void> {
  parseFlags(parameters, {}, "Usage: npm run types");
  const { databaseFiles } = await import("../lib/database-files.ts");
  for (const [path, content] of Object.entries(await databaseFiles(projectRoot))) {
    writeFileSync(join(projectRoot, path), content);
  }
}
