import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

import { SetupError } from "./error-details.ts";
import { highlightSamples } from "./highlight-samples.ts";
import { writeLandingPages } from "./landing/landing-files.ts";

/** The inputs of a build. Folders of the site count too: their time changes when a file is deleted. */
const inputs = [
  "app",
  "app/**",
  "public",
  "public/**",
  "scripts/lib/**/*.ts",
  "app.config.ts",
  "wrangler.toml",
  "wrangler.renderer.toml",
  "package-lock.json",
  "tsconfig.json",
];

/** The file whose modification time is the end of the last complete build. */
export const buildStamp = "dist/complete";

const modifiedMs = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param root folder of the project
 * @returns whether `dist/` is newer than all inputs
 */
export function isBuilt(root: string): boolean {
  const builtMs = modifiedMs(join(root, buildStamp));
  if (builtMs === 0 || !existsSync(join(root, "dist/server/wrangler.json"))) return false;
  return globSync(inputs, { cwd: root })
    .filter((path) => !path.endsWith("routeTree.gen.ts"))
    .every((path) => modifiedMs(join(root, path)) <= builtMs);
}

/**
 * Builds the site where `dist/` is older than its inputs. Prints nothing unless the build fails.
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
 * Builds the site and prints Vite's output.
 *
 * @param root folder of the project
 * @throws {SetupError} when the build fails
 */
export function build(root: string): void {
  if (runVite(root, "inherit").status !== 0) throw new SetupError("The build failed.");
}

function runVite(root: string, stdio: "pipe" | "inherit") {
  highlightSamples(root);
  writeLandingPages(root);
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production" };
  // A test runner sets NODE_ENV to "test", which would build for development. A build is the same for
  // every environment of wrangler.toml: local runs read the top level.
  delete env["CLOUDFLARE_ENV"];
  const parameters = [vite, "build", "--config", "app.config.ts", "--logLevel", "warn"];
  return spawnSync(process.execPath, parameters, { cwd: root, encoding: "utf8", env, stdio });
}
