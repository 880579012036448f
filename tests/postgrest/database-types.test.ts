import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { databaseTypes, databaseTypesFile } from "../../scripts/lib/database-types.ts";

const root = join(import.meta.dirname, "../..");

it("the types of the database are those of the migrations: otherwise run `npm run types`", async () => {
  expect(readFileSync(join(root, databaseTypesFile), "utf8")).toBe(await databaseTypes(root));
});
