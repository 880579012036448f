import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { build, buildIfStale } from "../lib/build.ts";
import { readNeeds, sampleDomainIn, targetNamed, wranglerEnv } from "../lib/deployment.ts";
import { type Print, startCommand } from "../lib/command.ts";
import { SetupError } from "../lib/error-details.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { getParent } from "../lib/process-info.ts";
import { getRoot } from "../lib/project.ts";
import { runWrangler, type Wrangler, wranglerIn } from "../lib/wrangler.ts";

const usage = "Usage: npm run build -- [--for <staging|production|preview> [--deploy-renderer]]";

/**
 * `npm run build`: builds the site. With `--for <environment>` it is the build command of wrangler
 * (`wrangler.toml`): it builds only what has changed, and stops a deployment to the sample domain. With
 * `--deploy-renderer` it then deploys the Worker that the site binds as a service, because the site's
 * own deployment fails while that Worker does not exist.
 */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  wrangler: Wrangler = wranglerWithoutFile(environment),
): Promise<void> {
  const values = parseFlags(
    parameters,
    { for: { type: "string" }, "deploy-renderer": { type: "boolean", default: false } },
    usage,
  );
  const root = getRoot(environment);
  if (values.for === undefined) return build(root);
  const target = targetNamed(values.for);
  const dryRun = isDryRun();
  const sample = sampleDomainIn(await readNeeds(root, target));
  if (sample !== null && !dryRun) throw new SetupError(sample);
  buildIfStale(root);
  // `npm run release` and `npm run deploy -- --upload` deploy the renderer themselves before they upload
  // a version. `wrangler preview` calls itself "deploy" too: a preview gets the renderer of its branch.
  if (!values["deploy-renderer"] || dryRun || environment["WRANGLER_COMMAND"] !== "deploy") return;
  await runWrangler(wrangler, ["deploy", wranglerEnv(target)], {
    config: "wrangler.renderer.toml",
  });
  print(`Deployed the renderer for ${target}.`);
}

/** The reader of `WRANGLER_OUTPUT_FILE_PATH` expects the site's deployment, not the renderer's. */
function wranglerWithoutFile(environment: NodeJS.ProcessEnv): Wrangler {
  const { WRANGLER_OUTPUT_FILE_PATH: _, ...others } = environment;
  return wranglerIn(getRoot(environment), others);
}

await startCommand(import.meta, main);

/**
 * Whether the wrangler whose build command this is was started with `--dry-run`. It passes on the name of
 * its own command, but not the options, so its command line is read. A dry run of a program that started
 * it, such as npm's, is none of its own.
 */
function isDryRun(): boolean {
  for (let pid = process.ppid; pid > 1;) {
    const { parentId, words } = processInfo(pid);
    if (words.some((word) => /(?:wrangler-dist\/cli|bin\/wrangler)\.js$/.test(word))) {
      return words.includes("--dry-run");
    }
    pid = parentId;
  }
  return false;
}

function processInfo(pid: number): { parentId: number; words: string[] } {
  // Linux, also where `ps` is not installed.
  const parent = getParent(pid);
  if (parent !== undefined) {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return { parentId: parent, words };
  }
  const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], {
    encoding: "utf8",
  });
  const [, parentId, commandLine] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? "") ?? [];
  if (parentId === undefined || commandLine === undefined) {
    throw new SetupError(`Nobody can tell whether this is a dry run: process ${pid} is not shown.`);
  }
  return { parentId: Number(parentId), words: commandLine.split(" ") };
}
