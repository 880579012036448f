import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { afterAll, beforeEach } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "./files.ts";

/** A project with our configuration and an empty app/ before each test, to break rules in. */
export function smallProject() {
  const folder = temporaryFolder();
  for (const file of ["dependency-cruiser.config.ts", "oxlint.config.ts", "package.json"]) {
    cpSync(join(projectRoot, file), join(folder, file));
  }
  for (const name of ["bench", "scripts", "tests"]) mkdirSync(join(folder, name));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  beforeEach(() => rmSync(join(folder, "app"), { recursive: true, force: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(
    path: string,
    text = "export const x = () => 1;\nexport type T = string;\n",
  ): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  /** Writes a file that imports another one, in the way `statement` says. */
  function writeImport(from: string, to: string, statement = 'import { x } from "TO"; x();'): void {
    const path = relative(dirname(from), to);
    write(from, statement.replace("TO", path.startsWith(".") ? path : `./${path}`));
  }

  const run = (program: string, ...parameters: string[]) =>
    spawnSync(process.execPath, [join(projectRoot, "node_modules/.bin", program), ...parameters], {
      cwd: folder,
      encoding: "utf8",
    });

  return { write, writeImport, run };
}
