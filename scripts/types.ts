import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { databaseTypes, databaseTypesFile } from "./lib/database-types.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram } from "./lib/setup-error.ts";

/** `npm run types`: writes the types of the database's tables and functions. */
await runProgram(async () => {
  writeFileSync(join(projectRoot, databaseTypesFile), await databaseTypes(projectRoot));
});
