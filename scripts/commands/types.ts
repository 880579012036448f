import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Command, startCommand } from "../lib/command.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { projectRoot } from "../lib/project.ts";

/**
 * `npm run types`: writes what the Worker may insert into the tables of leads, the types of the database's
 * tables and functions, and its schema as it stands.
 */
export const main: Command = async (parameters) => {
  parseFlags(parameters, {}, "Usage: npm run types");
  const { databaseFiles, leadGrants } = await import("../lib/database-files.ts");
  const write = (files: Record<string, string>) => {
    for (const [path, content] of Object.entries(files)) {
      writeFileSync(join(projectRoot, path), content);
    }
  };
  // A migration, of which the other files are made.
  write(leadGrants(projectRoot));
  write(await databaseFiles(projectRoot));
};

await startCommand(import.meta, main);
