import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { queueRetry } from "../app/config/limits.ts";
import {
  type Environment,
  listNamespaces,
  missingSecrets,
  type Namespaces,
  type Needs,
  needsOf,
  queueExists,
  sampleDomainIn,
  secretHints,
  secretsOf,
  type Target,
  targetNamed,
  unsetOptionals,
} from "./lib/deployment.ts";
import { parseFlags } from "./lib/parse-flags.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";
import { askWrangler, failureOf, logInFirst, runWrangler } from "./lib/wrangler.ts";
import { withNamespaceId } from "./lib/wrangler-toml.ts";

const usage = "Usage: npm run provision -- --env <staging|production|preview> [--dry-run]";

/** Cloudflare's own default is 4 days. */
const retention = ["--message-retention-period-secs", String(queueRetry.retentionSeconds)];
const retentionDays = queueRetry.retentionSeconds / 86_400;

/**
 * `npm run provision`: creates the KV namespaces and queues that the account lacks, writes the ids
 * into wrangler.toml and lists what else a deployment needs. Existing ones are not changed, so it can
 * be run again at any time. (Wrangler creates namespaces by itself when it deploys, but a deployment
 * that fails after that leaves them unbound, and the next one fails because their names are taken.)
 */
await runProgram(async () => {
  const { environment, dryRun } = readFlags();
  const needs = needsOf(projectRoot, environment);
  const listed = await listNamespaces(projectRoot);
  const loggedIn = listed !== null;
  if (!loggedIn && !dryRun) throw new SetupError(logInFirst);
  if (!loggedIn) {
    console.log(
      `${logInFirst}\nNothing could be compared. On an empty account the command does this:`,
    );
  }
  await provideNamespaces(needs, listed, dryRun);
  for (const queue of needs.queues) await provideQueue(queue, loggedIn, dryRun);
  if (environment === "preview") {
    return console.log(`Secrets       ${needs.secrets.join(", ")}: given to \`npm run preview\``);
  }
  await reportSecrets({ ...needs, environment }, loggedIn);
  console.log(`Domain        ${sampleDomainIn(needs) ?? needs.siteOrigin}`);
});

function readFlags(): { environment: Target; dryRun: boolean } {
  const { env, "dry-run": dryRun } = parseFlags(
    { env: { type: "string" }, "dry-run": { type: "boolean", default: false } },
    usage,
  );
  if (env === undefined) throw new SetupError(usage);
  return { environment: targetNamed(env), dryRun };
}

async function provideNamespaces(
  { namespaces, environment }: Needs,
  listed: Namespaces | null,
  dryRun: boolean,
): Promise<void> {
  for (const { binding, id, title } of namespaces) {
    const line = `KV namespace  ${title}`;
    if (id !== null && (listed === null || listed.some((one) => one.id === id))) {
      console.log(`${line}: there, as ${id}`);
      continue;
    }
    const found = listed?.find((one) => one.title === title);
    if (dryRun) {
      console.log(`${line}: ${found ? "there; would write" : "would create and write"} its id`);
      continue;
    }
    const created = found ?? (await createNamespace(title));
    const path = join(projectRoot, "wrangler.toml");
    const toml = readFileSync(path, "utf8");
    writeFileSync(path, withNamespaceId(toml, environment, binding, created.id));
    console.log(`${line}: ${found ? "there" : "created"}; wrote its id into wrangler.toml`);
  }
}

async function createNamespace(title: string): Promise<{ id: string }> {
  const output = await runWrangler(projectRoot, ["kv", "namespace", "create", title]);
  // The one call without JSON: it prints the lines to add to the configuration, in TOML.
  const [, id] = /id = "([0-9a-f]{32})"/.exec(output) ?? [];
  if (id !== undefined) return { id };
  throw new SetupError(`wrangler created the KV namespace ${title} and did not print its id.`);
}

async function provideQueue(queue: string, loggedIn: boolean, dryRun: boolean): Promise<void> {
  if (dryRun) {
    const exists = loggedIn && (await queueExists(projectRoot, queue));
    const would = exists ? "there" : "would create";
    console.log(`Queue         ${queue}: ${would}; messages are kept for ${retentionDays} days`);
    return;
  }
  const parameters = ["queues", "create", queue, ...retention];
  const created = await askWrangler(projectRoot, parameters);
  // 11009: the name is taken.
  if (created.code !== 0 && !/11009|already taken/.test(created.error)) {
    throw failureOf(parameters, created.error);
  }
  if (created.code !== 0) await runWrangler(projectRoot, ["queues", "update", queue, ...retention]);
  const result = created.code === 0 ? "created" : "there";
  console.log(`Queue         ${queue}: ${result}; messages are kept for ${retentionDays} days`);
}

async function reportSecrets(
  needs: Needs & { environment: Environment },
  loggedIn: boolean,
): Promise<void> {
  const { environment } = needs;
  const set = loggedIn ? await secretsOf(projectRoot, environment) : [];
  const missing = missingSecrets(needs, set);
  for (const name of needs.secrets) {
    if (!missing.includes(name)) console.log(`Secret        ${name}: there`);
    else {
      console.log(
        `Secret        ${name}: missing; ${secretHints[name] ?? "see docs/deployment.md"}`,
      );
      console.log(`              npx wrangler secret put ${name} --env ${environment}`);
    }
  }
  const others = unsetOptionals(needs, set);
  if (others.length > 0) console.log(`Optional      ${others.join(", ")}: not set`);
}
