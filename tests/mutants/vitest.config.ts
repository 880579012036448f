import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { openRunFolder } from "../../scripts/lib/run-folder.ts";

const root = join(import.meta.dirname, "../..");

const measured = String.raw`app/(?:leads|server/(?:leads|store|notifications))/|support/lead-worker`;
const importsMeasured = new RegExp(String.raw`from "\.\./(?:\.\./)?(?:${measured})`);

/** The unit tests that Stryker runs: those that import one of the folders that are measured. */
const include = globSync("tests/unit/*.test.{ts,tsx}", { cwd: root }).filter((path) =>
  importsMeasured.test(readFileSync(join(root, path), "utf8")),
);

openRunFolder();

export default defineConfig({
  root,
  test: {
    include,
    tags: [{ name: "long" }, { name: "rehearsal" }],
    isolate: false,
  },
});
