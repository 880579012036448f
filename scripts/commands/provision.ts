import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { queueRetry } from "../../app/config/limits.ts";
import { type Print, startCommand } from "../lib/command.ts";
import {
  type Environment,
  listNamespaces,
  missingSecrets,
  type Namespaces,
  type Needs,
  readNeeds,
  queueExists,
  sampleDomainIn,
  secretHints,
  listSecrets,
  type Target,
  targetNamed,
  typedEnv,
  unsetOptionals,
} from "../lib/deployment.ts";
import { getMessage, SetupError } from "../lib/error-details.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { getRoot } from "../lib/project.ts";
import {
  logInFirst,
  runWrangler,
  tryWrangler,
  type Wrangler,
  wranglerIn,
} from "../lib/wrangler.ts";
import { withNamespaceId } from "../lib/wrangler-toml.ts";

const usage = "Usage: npm run provision -- [--env <staging|preview>] [--dry-run]";

interface Context {
  /** Folder of wrangler.toml. */
  root: string;
  print: Print;
  wrangler: Wrangler;
  dryRun: boolean;
}

/** Cloudflare's own default is 4 days. */
const retention = ["--message-retention-period-secs", String(queueRetry.retentionSeconds)];
const retentionDays = queueRetry.retentionSeconds / 86_400;

/**
 * `npm run provision`: creates the KV namespaces and queues that the account lacks, writes the ids
 * into wrangler.toml and lists what else a deployment needs. Existing ones are not changed, so it can
 * be run again at any time. (Wrangler creates namespaces by itself when it deploys, but a deployment
 * that fails after that leaves them unbound, and the next one fails because their names are taken.)
 */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  wrangler: Wrangler = wranglerIn(getRoot(environment), environment),
): Promise<void> {
  const { target, dryRun } = readFlags(parameters);
  const root = getRoot(environment);
  const context = { root, print, wrangler, dryRun };
  const needs = await readNeeds(root, target);
  const listed = await listNamespaces(wrangler).catch((thrown: unknown) => {
    if (dryRun && getMessage(thrown) === logInFirst) return null;
    throw thrown;
  });
  const loggedIn = listed !== null;
  if (!loggedIn) {
    print(`${logInFirst}\nNothing could be compared. On an empty account the command does this:`);
  }
  await provideNamespaces(context, needs, listed);
  for (const queue of needs.queues) await provideQueue(context, queue, loggedIn);
  if (target === "preview") {
    return print(`Secrets       ${needs.secrets.join(", ")}: given to \`npm run preview\``);
  }
  await reportSecrets(context, { ...needs, environment: target }, loggedIn);
  print(`Domain        ${sampleDomainIn(needs) ?? needs.siteOrigin}`);
}

function readFlags(parameters: readonly string[]): { target: Target; dryRun: boolean } {
  const { env, "dry-run": dryRun } = parseFlags(
    parameters,
    {
      env: { type: "string", default: "production" },
      "dry-run": { type: "boolean", default: false },
    },
    usage,
  );
  return { target: targetNamed(env), dryRun };
}

async function provideNamespaces(
  { root, print, wrangler, dryRun }: Context,
  { namespaces, environment }: Needs,
  listed: Namespaces | null,
): Promise<void> {
  for (const { binding, id, title } of namespaces) {
    const line = `KV namespace  ${title}`;
    if (id !== null && (listed === null || listed.some((one) => one.id === id))) {
      print(`${line}: there, as ${id}`);
      continue;
    }
    const found = listed?.find((one) => one.title === title);
    if (dryRun) {
      print(`${line}: ${found ? "there; would write" : "would create and write"} its id`);
      continue;
    }
    const created = found ?? (await createNamespace(wrangler, title));
    const path = join(root, "wrangler.toml");
    const toml = readFileSync(path, "utf8");
    writeFileSync(path, withNamespaceId(toml, environment, binding, created.id));
    print(`${line}: ${found ? "there" : "created"}; wrote its id into wrangler.toml`);
  }
}

async function createNamespace(wrangler: Wrangler, title: string): Promise<{ id: string }> {
  const output = await runWrangler(wrangler, ["kv", "namespace", "create", title]);
  // The one call without JSON: it prints the lines to add to the configuration, in TOML.
  const [, id] = /id = "([0-9a-f]{32})"/.exec(output) ?? [];
  if (id !== undefined) return { id };
  throw new SetupError(`wrangler created the KV namespace ${title} and did not print its id.`);
}

async function provideQueue(
  { print, wrangler, dryRun }: Context,
  queue: string,
  loggedIn: boolean,
): Promise<void> {
  if (dryRun) {
    const exists = loggedIn && (await queueExists(wrangler, queue));
    const would = exists ? "there" : "would create";
    print(`Queue         ${queue}: ${would}; messages are kept for ${retentionDays} days`);
    return;
  }
  const parameters = ["queues", "create", queue, ...retention];
  // 11009: the name is taken.
  const created = await tryWrangler(wrangler, parameters, /11009|already taken/);
  if (created === null) await runWrangler(wrangler, ["queues", "update", queue, ...retention]);
  const result = created === null ? "there" : "created";
  print(`Queue         ${queue}: ${result}; messages are kept for ${retentionDays} days`);
}

async function reportSecrets(
  { print, wrangler }: Context,
  needs: Needs & { environment: Environment },
  loggedIn: boolean,
): Promise<void> {
  const { environment } = needs;
  const set = loggedIn ? await listSecrets(wrangler, environment) : [];
  const missing = missingSecrets(needs, set);
  for (const name of needs.secrets) {
    if (!missing.includes(name)) print(`Secret        ${name}: there`);
    else {
      print(`Secret        ${name}: missing; ${secretHints[name] ?? "see docs/deployment.md"}`);
      print(`              npx wrangler secret put ${name}${typedEnv(environment)}`);
    }
  }
  const others = unsetOptionals(needs, set);
  if (others.length > 0) print(`Optional      ${others.join(", ")}: not set`);
}

await startCommand(import.meta, main);
