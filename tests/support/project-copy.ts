import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";

const files = ["package.json", "tsconfig.json", "wrangler.toml", "wrangler.renderer.toml"];
const folders = ["app", "public", "scripts"];

/**
 * A copy of the project without its build, which shares its packages.
 *
 * @param name part of the folder's name
 * @param besides files and folders that are copied too
 * @returns its folder, for the caller to remove
 */
export function copyProject(name: string, besides: readonly string[] = []): string {
  const copy = mkdtempSync(join(tmpdir(), `aioi-${name}-`));
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
  for (const entry of [...files, ...folders, ...besides]) {
    cpSync(join(projectRoot, entry), join(copy, entry), { recursive: true });
  }
  return copy;
}
