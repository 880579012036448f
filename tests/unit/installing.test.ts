import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "../support/files.ts";

const lockfiles = globSync("{.,bench,bench/*,tests/*}/package-lock.json", { cwd: projectRoot });

test("the folders with a lockfile", () => {
  expect(lockfiles.map((path) => dirname(path)).toSorted()).toEqual([
    ".",
    "bench",
    "bench/validators",
    "tests/e2e",
    "tests/mutants",
    "tests/visual",
  ]);
});

// npm itself, on a package nobody has listed anywhere.
test.each(lockfiles)("%s: no install runs a script", { tags: ["long"] }, (lockfile) => {
  const folder = temporaryFolder();
  const written = join(folder, "written");
  copyFileSync(join(projectRoot, dirname(lockfile), ".npmrc"), join(folder, ".npmrc"));
  mkdirSync(join(folder, "unlisted"));
  const script = `node -e "require('fs').writeFileSync(process.argv[1], '')" "${written}"`;
  const scripts = { preinstall: script, install: script, postinstall: script };
  const write = (path: string, content: object) =>
    writeFileSync(join(folder, path), JSON.stringify(content));
  write("unlisted/package.json", { name: "unlisted", version: "1.0.0", scripts });
  write("package.json", { name: "tried", dependencies: { unlisted: "file:unlisted" } });
  // A program of npm's hands its own settings on.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("npm_config_")),
  );
  const { status, stderr } = spawnSync("npm", ["install", "--offline", "--install-links"], {
    cwd: folder,
    encoding: "utf8",
    env,
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("npm error")]);
  expect(existsSync(join(folder, "node_modules/unlisted/package.json"))).toBe(true);
  expect(existsSync(written)).toBe(false);
});
