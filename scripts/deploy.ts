import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

import {
  type Environment,
  environmentNamed,
  isPlaceholder,
  missingSecrets,
  needsOf,
  secretsOf,
} from "./lib/deployment.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";
import { isLoggedIn, logInFirst } from "./lib/wrangler.ts";

const usage = "Usage: npm run deploy -- [--env <staging|production>] [--dry-run | --upload]";

/** Another wrangler.toml than the project's own, for tests. */
const root = process.env["PROVISION_ROOT"] ?? projectRoot;

/**
 * `npm run deploy`: checks that the account has what the Worker needs, builds, deploys. With
 * --upload the version is uploaded and gets no traffic yet; with --dry-run nothing leaves this
 * machine and no account is needed.
 */
await runProgram(async () => {
  const { environment, dryRun, upload } = readFlags();
  if (!dryRun) await assertComplete(environment);
  // The environment is chosen when building; the build's own configuration is what is deployed.
  const env = { CLOUDFLARE_ENV: environment };
  run("vite", ["build", "--config", "app.config.ts", "--logLevel", "warn"], env);
  const verb = upload ? ["versions", "upload"] : ["deploy"];
  run("wrangler", [...verb, "--env", environment, ...(dryRun ? ["--dry-run"] : [])], env);
  const [unready] = incomplete(environment);
  if (dryRun && unready !== undefined) console.log(`Before a real deploy: ${unready}`);
});

function readFlags(): { environment: Environment; dryRun: boolean; upload: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        env: { type: "string", default: "production" },
        "dry-run": { type: "boolean", default: false },
        upload: { type: "boolean", default: false },
      },
    });
    const environment = environmentNamed(values.env);
    return { environment, dryRun: values["dry-run"], upload: values.upload };
  } catch (thrown) {
    if (thrown instanceof SetupError) throw thrown;
    throw new SetupError(`${thrown instanceof Error ? thrown.message : String(thrown)} ${usage}`);
  }
}

/** What wrangler.toml still lacks, a line each. */
function incomplete(environment: Environment): string[] {
  const bindings = needsOf(root, environment)
    .namespaces.filter(({ id }) => isPlaceholder(id))
    .map(({ binding }) => binding);
  if (bindings.length === 0) return [];
  return [
    `${bindings.join(", ")} have no id in wrangler.toml: run \`npm run provision -- --env ${environment}\`.`,
  ];
}

async function assertComplete(environment: Environment): Promise<void> {
  const lines = incomplete(environment);
  if (lines.length > 0) throw new SetupError(lines.join("\n"));
  if (!(await isLoggedIn(root))) throw new SetupError(logInFirst);
  const secrets = await secretsOf(root, environment);
  const missing = missingSecrets(needsOf(root, environment), secrets);
  if (missing.length === 0) return;
  throw new SetupError(
    missing
      .map((name) => `${name} is not set: npx wrangler secret put ${name} --env ${environment}`)
      .join("\n"),
  );
}

function run(program: string, parameters: string[], env: Record<string, string>): void {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  if (status !== 0) throw new SetupError(`${program} ${parameters[0]} failed.`);
}
