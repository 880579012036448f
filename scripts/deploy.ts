import { spawnSync } from "node:child_process";
import { join } from "node:path";

import {
  type Environment,
  environmentNamed,
  missingSecrets,
  needsOf,
  sampleDomainIn,
  secretsOf,
  unprovisionedIn,
} from "./lib/deployment.ts";
import { parseFlags } from "./lib/parse-flags.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";
import { wranglerProgram } from "./lib/wrangler.ts";

const usage = "Usage: npm run deploy -- [--env <staging|production>] [--dry-run | --upload]";

/**
 * `npm run deploy`: `wrangler deploy`, after a check of everything that is still missing. With
 * --upload the renderer is deployed, and a version of the site is uploaded that gets no traffic yet;
 * with --dry-run nothing leaves this machine and no account is needed.
 */
await runProgram(async () => {
  const { environment, dryRun, upload } = readFlags();
  const sample = sampleDomainIn(needsOf(projectRoot, environment));
  if (dryRun && sample !== null) console.log(`Before a real deployment: ${sample}`);
  if (!dryRun) await assertComplete(environment);
  // The renderer comes first, with all traffic (docs/operations.md, "Release gradually"). The site's own
  // deployment does that by itself; a dry run shows the upload of both.
  if (dryRun || upload) run("wrangler.renderer.toml", ["deploy"], environment, dryRun);
  run("wrangler.toml", upload ? ["versions", "upload"] : ["deploy"], environment, dryRun);
});

function readFlags(): { environment: Environment; dryRun: boolean; upload: boolean } {
  const options = {
    env: { type: "string", default: "production" },
    "dry-run": { type: "boolean", default: false },
    upload: { type: "boolean", default: false },
  } as const;
  const { env, "dry-run": dryRun, upload } = parseFlags(options, usage);
  return { environment: environmentNamed(env), dryRun, upload };
}

/** @throws {SetupError} with everything that is missing, one per line */
async function assertComplete(environment: Environment): Promise<void> {
  const needs = needsOf(projectRoot, environment);
  const sample = sampleDomainIn(needs);
  // One wrangler at a time: several that renew the login of `wrangler login` at once end it.
  const unprovisioned = await unprovisionedIn(projectRoot, needs);
  const set = await secretsOf(projectRoot, environment);
  const missing = missingSecrets(needs, set);
  const lines = [
    ...[sample, unprovisioned].filter((line) => line !== null),
    ...missing.map(
      (name) => `${name} is not set: npx wrangler secret put ${name} --env ${environment}`,
    ),
  ];
  if (lines.length > 0) throw new SetupError(lines.join("\n"));
}

/** @throws {SetupError} when wrangler fails, which has printed why */
function run(config: string, command: string[], environment: Environment, dryRun: boolean): void {
  const parameters = [...command, "--env", environment, ...(dryRun ? ["--dry-run"] : [])];
  const { status } = spawnSync(
    process.execPath,
    [wranglerProgram, ...parameters, "--config", join(projectRoot, config)],
    { cwd: projectRoot, stdio: "inherit" },
  );
  if (status !== 0) throw new SetupError(`wrangler ${command.join(" ")} failed.`);
}
