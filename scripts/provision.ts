import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { z } from "zod";

import { queueRetry } from "../app/config/limits.ts";
import {
  type Environment,
  environmentNamed,
  isPlaceholder,
  missingSecrets,
  needsOf,
  optionalSecrets,
  requiredSecrets,
  secretsOf,
} from "./lib/deployment.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";
import { askWrangler, isLoggedIn, logInFirst, runWrangler } from "./lib/wrangler.ts";
import { withNamespaceId } from "./lib/wrangler-toml.ts";

const usage = "Usage: npm run provision -- --env <staging|production> [--dry-run]";

const namespaceList = z.array(z.object({ id: z.string(), title: z.string() }));

/** Cloudflare's own default is 4 days. */
const retention = ["--message-retention-period-secs", String(queueRetry.retentionSeconds)];

/** Another wrangler.toml than the project's own, for tests. */
const root = process.env["PROVISION_ROOT"] ?? projectRoot;

/**
 * `npm run provision`: creates what the account lacks and writes the ids into wrangler.toml. What is
 * there already is left alone, so it can be run again at any time.
 */
await runProgram(async () => {
  const { environment, dryRun } = readFlags();
  const loggedIn = await isLoggedIn(root);
  if (!loggedIn && !dryRun) throw new SetupError(logInFirst);
  const verb = dryRun ? "would create" : "created";
  if (!loggedIn) {
    console.log(`${logInFirst}\nNothing could be compared; on an empty account this`);
  }

  const { namespaces, queues } = needsOf(root, environment);
  const listed = loggedIn ? await listNamespaces() : [];
  for (const { binding, id, title } of namespaces) {
    if (!isPlaceholder(id) && (!loggedIn || listed.some((one) => one.id === id))) {
      console.log(`KV namespace  ${title}: there, as ${id}`);
      continue;
    }
    let found = listed.find((one) => one.title === title);
    if (found) {
      console.log(`KV namespace  ${title}: there`);
    } else {
      console.log(`KV namespace  ${title}: ${verb}`);
      if (dryRun) continue;
      await runWrangler(root, ["kv", "namespace", "create", title]);
      found = (await listNamespaces()).find((one) => one.title === title);
      if (!found) throw new SetupError(`${title} was created, but the account does not list it.`);
    }
    if (dryRun) console.log(`              would write its id ${found.id} into wrangler.toml`);
    else writeId(environment, binding, found.id);
  }

  for (const queue of queues) {
    const exists = loggedIn && (await queueExists(queue));
    console.log(`Queue         ${queue}: ${exists ? "there" : verb}`);
    const days = queueRetry.retentionSeconds / 86_400;
    console.log(`              ${dryRun ? "would keep" : "keeps"} messages for ${days} days`);
    if (!dryRun)
      await runWrangler(root, ["queues", exists ? "update" : "create", queue, ...retention]);
  }
  await tellSecrets(environment, loggedIn);
});

function readFlags(): { environment: Environment; dryRun: boolean } {
  let values: { env?: string; "dry-run": boolean };
  try {
    ({ values } = parseArgs({
      options: { env: { type: "string" }, "dry-run": { type: "boolean", default: false } },
    }));
  } catch (thrown) {
    throw new SetupError(`${thrown instanceof Error ? thrown.message : String(thrown)} ${usage}`);
  }
  if (values.env === undefined) throw new SetupError(usage);
  return { environment: environmentNamed(values.env), dryRun: values["dry-run"] };
}

async function listNamespaces() {
  return namespaceList.parse(JSON.parse(await runWrangler(root, ["kv", "namespace", "list"])));
}

async function queueExists(queue: string): Promise<boolean> {
  const { code, complaint } = await askWrangler(root, ["queues", "info", queue]);
  if (code === 0) return true;
  if (complaint.includes("does not exist")) return false;
  throw new SetupError(`wrangler queues info failed: ${complaint}`);
}

function writeId(environment: Environment, binding: string, id: string): void {
  const path = join(root, "wrangler.toml");
  writeFileSync(path, withNamespaceId(readFileSync(path, "utf8"), environment, binding, id));
  console.log(`              wrote its id ${id} into wrangler.toml`);
}

async function tellSecrets(environment: Environment, loggedIn: boolean): Promise<void> {
  const secrets = loggedIn ? await secretsOf(root, environment) : [];
  const missing = missingSecrets(needsOf(root, environment), secrets);
  for (const [name, what] of Object.entries(requiredSecrets)) {
    if (!missing.includes(name)) console.log(`Secret        ${name}: there`);
    else {
      console.log(`Secret        ${name}: missing; ${what}`);
      console.log(`              npx wrangler secret put ${name} --env ${environment}`);
    }
  }
  const others = optionalSecrets.filter((name) => !secrets.includes(name));
  if (others.length > 0) console.log(`Optional      ${others.join(", ")}: not set`);
}
