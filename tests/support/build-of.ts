import { execFileSync } from "node:child_process";
import { cpSync, existsSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { build } from "../../scripts/lib/build.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "./files.ts";

/**
 * Builds another commit with the packages of this one, once.
 *
 * @param ref what git calls the commit
 * @returns a folder with its `dist/`
 */
export function buildOf(ref: string): string {
  const git = (...parameters: string[]) =>
    execFileSync("git", parameters, { cwd: projectRoot, encoding: "utf8" }).trim();
  const commit = git("rev-parse", `${ref}^{commit}`);
  const folder = join(projectRoot, "node_modules/.cache/aioi-builds", commit);
  if (existsSync(folder)) return folder;
  const tree = join(temporaryFolder(), "tree");
  git("worktree", "add", "--detach", tree, commit);
  try {
    symlinkSync(join(projectRoot, "node_modules"), join(tree, "node_modules"));
    build(tree);
    const draft = `${folder}.${process.pid}`;
    cpSync(join(tree, "dist"), join(draft, "dist"), { recursive: true });
    renameSync(draft, folder);
  } finally {
    git("worktree", "remove", "--force", tree);
    rmSync(join(tree, ".."), { recursive: true, force: true });
  }
  return folder;
}
