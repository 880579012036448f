import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { databaseFiles } from "./lib/database-files.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram } from "./lib/setup-error.ts";

/** `npm run types`: writes the types of the database's tables and functions, and its schema as it stands. */
await runProgram(async () => {
  for (const [path, content] of Object.entries(await databaseFiles(projectRoot))) {
    writeFileSync(join(projectRoot, path), content);
  }
});
