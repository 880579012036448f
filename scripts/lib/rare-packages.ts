import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Print } from "./command.ts";
import { SetupError } from "./error-details.ts";
import { projectRoot } from "./project.ts";

/** Folders with a `package.json` and a lockfile of their own: what only one command needs. */
type RareFolder = "bench" | "bench/validators" | "tests/e2e" | "tests/mutants" | "tests/visual";

/**
 * Installs the packages that only one command needs, where they are not installed yet. `npm ci` leaves
 * them out.
 *
 * @throws {SetupError} when npm fails
 */
export function installRarePackages(folder: RareFolder, print: Print): void {
  const cwd = join(projectRoot, folder);
  // npm writes it at the end of an installation.
  const installed = join(cwd, "node_modules/.package-lock.json");
  const isCurrent =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(cwd, "package-lock.json")).mtimeMs;
  if (isCurrent) return;
  print(`Installing the packages of ${folder}/package.json.`);
  const { status, stderr } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status !== 0) throw new SetupError(`npm ci in ${folder} failed:\n${stderr}`);
}
