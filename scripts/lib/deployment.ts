import { join } from "node:path";

import { unstable_readConfig } from "wrangler";
import { z } from "zod";

import { SetupError } from "./setup-error.ts";
import { askWrangler } from "./wrangler.ts";

/** Where the site can be deployed to, as in `wrangler.toml`. */
const environments = ["staging", "production"] as const;
export type Environment = (typeof environments)[number];

/** Secrets without which the site cannot do its work, and what they hold. */
export const requiredSecrets = {
  SUPABASE_URL: "https://<project>.supabase.co",
  SUPABASE_ANON_KEY: "the project's anonymous (publishable) key",
  IP_HASH_KEY: "any 32 random bytes, for example from `openssl rand -base64 32`",
} as const;

/** What else can be set; docs/operations.md says what each does. */
export const optionalSecrets = [
  "SMOKE_KEY",
  "ALERT_WEBHOOK_URL",
  "PREVIEW_KEY",
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_SECRET_KEY",
  "CHATWOOT_BASE_URL",
  "CHATWOOT_WEBSITE_TOKEN",
] as const;

/**
 * @param name from the command line
 * @throws {SetupError} when there is no such environment
 */
export function environmentNamed(name: string): Environment {
  const found = environments.find((environment) => environment === name);
  if (found) return found;
  throw new SetupError(`There is no environment "${name}": it is ${environments.join(" or ")}.`);
}

const queueList = z.array(z.object({ queue: z.string() })).default([]);

const configSchema = z.object({
  name: z.string(),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().default("") })),
  queues: z.object({ producers: queueList, consumers: queueList }),
  vars: z.record(z.string(), z.unknown()),
});

/** The part of an environment's configuration that an account has to provide. */
export interface Needs {
  /** The Worker's name. */
  name: string;
  namespaces: { binding: string; id: string; title: string }[];
  queues: string[];
  /** Variables that stand in the file itself. */
  variables: string[];
}

/**
 * @param root folder of the project
 * @param environment whose section of `wrangler.toml` is read
 */
export function needsOf(root: string, environment: Environment): Needs {
  const path = join(root, "wrangler.toml");
  const config = configSchema.parse(
    unstable_readConfig({ config: path, env: environment }, { hideWarnings: true }),
  );
  const { name, kv_namespaces: namespaces, queues } = config;
  return {
    name,
    namespaces: namespaces.map(({ binding, id }) => ({ binding, id, title: `${name}-${binding}` })),
    queues: [...new Set([...queues.producers, ...queues.consumers].map(({ queue }) => queue))],
    variables: Object.keys(config.vars),
  };
}

/** Ids of zeros are those nobody has filled in. */
export const isPlaceholder = (id: string) => !/^[0-9a-f]{32}$/.test(id) || /^0{24}/.test(id);

const secretList = z.array(z.object({ name: z.string() }));

/**
 * @param root folder of the project
 * @param environment whose Worker is asked
 * @returns names of the secrets that are set; none where the Worker does not exist yet
 * @throws {SetupError} when wrangler cannot say
 */
export async function secretsOf(root: string, environment: Environment): Promise<string[]> {
  const asked = await askWrangler(root, ["secret", "list", "--env", environment]);
  if (asked.code === 0) return secretList.parse(JSON.parse(asked.output)).map(({ name }) => name);
  // 10007: there is no such Worker.
  if (/10007|not found/i.test(asked.complaint)) return [];
  throw new SetupError(`wrangler secret list failed: ${asked.complaint}`);
}

/**
 * @param needs of the environment
 * @param secrets that are set
 * @returns required variables that are set nowhere
 */
export function missingSecrets({ variables }: Needs, secrets: string[]): string[] {
  const set = new Set([...variables, ...secrets]);
  return Object.keys(requiredSecrets).filter((name) => !set.has(name));
}
