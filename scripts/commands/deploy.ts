import { type Print, startCommand } from "../lib/command.ts";
import {
  type Environment,
  environmentNamed,
  missingSecrets,
  type Needs,
  readNeeds,
  sampleDomainIn,
  listSecrets,
  typedEnv,
  unprovisionedIn,
  wranglerEnv,
} from "../lib/deployment.ts";
import { SetupError } from "../lib/error-details.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { getRoot } from "../lib/project.ts";
import { type Wrangler, wranglerIn } from "../lib/wrangler.ts";

const usage = "Usage: npm run deploy -- [--env staging] [--dry-run | --upload]";

/**
 * `npm run deploy`: `wrangler deploy`, after a check of everything that is still missing. With
 * --upload the renderer is deployed, and a version of the site is uploaded that gets no traffic yet;
 * with --dry-run nothing leaves this machine and no account is needed.
 */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  wrangler: Wrangler = wranglerIn(getRoot(environment), environment),
): Promise<void> {
  const { target, dryRun, upload } = readFlags(parameters);
  const needs = await readNeeds(getRoot(environment), target);
  const sample = sampleDomainIn(needs);
  if (dryRun && sample !== null) print(`Before a real deployment: ${sample}`);
  if (!dryRun) await assertComplete(wrangler, { ...needs, environment: target });
  // The renderer comes first, with all traffic (docs/operations.md, "Release gradually"). The site's own
  // deployment does that by itself; a dry run shows the upload of both.
  const options = [wranglerEnv(target), ...(dryRun ? ["--dry-run"] : [])];
  const run = async (config: string, command: string[]) => {
    const { code } = await wrangler([...command, ...options], { config, inTerminal: true });
    if (code !== 0) throw new SetupError(`wrangler ${command.join(" ")} failed.`);
  };
  if (dryRun || upload) await run("wrangler.renderer.toml", ["deploy"]);
  await run("wrangler.toml", upload ? ["versions", "upload"] : ["deploy"]);
}

function readFlags(parameters: readonly string[]): {
  target: Environment;
  dryRun: boolean;
  upload: boolean;
} {
  const options = {
    env: { type: "string", default: "production" },
    "dry-run": { type: "boolean", default: false },
    upload: { type: "boolean", default: false },
  } as const;
  const { env, "dry-run": dryRun, upload } = parseFlags(parameters, options, usage);
  return { target: environmentNamed(env), dryRun, upload };
}

/** @throws {SetupError} with everything that is missing, one per line */
async function assertComplete(
  wrangler: Wrangler,
  needs: Needs & { environment: Environment },
): Promise<void> {
  const { environment } = needs;
  const sample = sampleDomainIn(needs);
  // One wrangler at a time: several that renew the login of `wrangler login` at once end it.
  const unprovisioned = await unprovisionedIn(wrangler, needs);
  const set = await listSecrets(wrangler, environment);
  const missing = missingSecrets(needs, set);
  const lines = [
    ...[sample, unprovisioned].filter((line) => line !== null),
    ...missing.map(
      (name) => `${name} is not set: npx wrangler secret put ${name}${typedEnv(environment)}`,
    ),
  ];
  if (lines.length > 0) throw new SetupError(lines.join("\n"));
}

await startCommand(import.meta, main);
