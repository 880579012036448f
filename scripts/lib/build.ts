import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

import { SetupError } from "./setup-error.ts";

/** What a build is made of. Folders count too: their time changes when a file in them goes. */
const inputs = [
  "app",
  "app/**",
  "public",
  "public/**",
  "scripts/lib/page-index.ts",
  "scripts/lib/page-styles.ts",
  "scripts/lib/prerender.ts",
  "scripts/lib/short-classes.ts",
  "app.config.ts",
  "wrangler.toml",
  "wrangler.renderer.toml",
  "package-lock.json",
  "tsconfig.json",
];

/** A file whose time says when the last build was complete. */
export const buildStamp = "dist/complete";

const modifiedMs = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param root folder of the project
 * @returns whether `dist/` holds a build of the files as they are now
 */
export function isBuilt(root: string): boolean {
  const builtMs = modifiedMs(join(root, buildStamp));
  if (builtMs === 0 || !existsSync(join(root, "dist/server/wrangler.json"))) return false;
  return globSync(inputs, { cwd: root })
    .filter((path) => !path.endsWith("routeTree.gen.ts"))
    .every((path) => modifiedMs(join(root, path)) <= builtMs);
}

/**
 * Builds the site where `dist/` is older than what it is made of. Prints nothing unless it fails.
 *
 * @param root folder of the project
 * @throws {SetupError} when the build fails, with its output
 */
export function buildIfStale(root: string): void {
  if (isBuilt(root)) return;
  const { status, stdout, stderr } = runVite(root, "pipe");
  if (status !== 0) throw new SetupError(`The build failed:\n${stdout}${stderr}`);
}

/**
 * Builds the site and prints what Vite prints.
 *
 * @param root folder of the project
 * @throws {SetupError} when the build fails
 */
export function build(root: string): void {
  if (runVite(root, "inherit").status !== 0) throw new SetupError("The build failed.");
}

function runVite(root: string, stdio: "pipe" | "inherit") {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production" };
  // A test runner sets NODE_ENV to "test", which would build for development. An environment of
  // wrangler.toml changes nothing about a build: local runs read the top level.
  delete env["CLOUDFLARE_ENV"];
  const parameters = [vite, "build", "--config", "app.config.ts", "--logLevel", "warn"];
  return spawnSync(process.execPath, parameters, { cwd: root, encoding: "utf8", env, stdio });
}
