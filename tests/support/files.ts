import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";

/** An empty folder, which goes with the folder of the run. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "aioi-"));

/** @param path of a text in the project */
export const readProject = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
