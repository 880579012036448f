import { join } from "node:path";

import { z } from "zod";

import { optionalVariables } from "../../app/server/environment/variables.ts";
import { SetupError } from "./error-details.ts";
import { noWorker, runWrangler, tryWrangler, type Wrangler } from "./wrangler.ts";

/** Where the site can be deployed to, as in `wrangler.toml`. */
const environments = ["staging", "production"] as const;
export type Environment = (typeof environments)[number];

/** What has a section in `wrangler.toml`: a Preview of a branch is no deployment. */
const targets = [...environments, "preview"] as const;
export type Target = (typeof targets)[number];

/** A hint for each required secret; `wrangler.toml` lists their names. */
export const secretHints: Record<string, string> = {
  SUPABASE_URL: "https://<project>.supabase.co",
  SUPABASE_ANON_KEY: "the project's anonymous (publishable) key",
  IP_HASH_KEY: "any 32 random bytes, for example from `openssl rand -base64 32`",
};

/**
 * @param name from the command line
 * @throws {SetupError} when there is no such environment
 */
export function environmentNamed(name: string): Environment {
  const found = environments.find((environment) => environment === name);
  if (found) return found;
  throw new SetupError(`There is no environment "${name}": it is ${environments.join(" or ")}.`);
}

/**
 * @param env of the command line, with `--remote`
 * @returns null for this machine
 * @throws {SetupError} when there is no such environment, or the command would work on this machine instead
 */
export function remoteEnvironment(
  { remote, env }: { remote: boolean; env?: string | undefined },
  usage: string,
): Environment | null {
  if (remote) return environmentNamed(env ?? "production");
  if (env === undefined) return null;
  throw new SetupError(`--env is for --remote. ${usage}`);
}

/**
 * @param name from the command line
 * @throws {SetupError} when it is neither an environment nor `preview`
 */
export function targetNamed(name: string): Target {
  return targets.find((target) => target === name) ?? environmentNamed(name);
}

/** The name of an environment to wrangler: production is the top level of `wrangler.toml`, which has none. */
const wranglerName = (environment: Target): string =>
  environment === "production" ? "" : environment;

/** @returns the option that names an environment to wrangler, also the one without a name */
export const wranglerEnv = (environment: Target): string => `--env=${wranglerName(environment)}`;

/** @returns the option in a command that an operator types, after a space; none for production */
export const typedEnv = (environment: Target): string => {
  const name = wranglerName(environment);
  return name === "" ? "" : ` --env ${name}`;
};

/** @returns the command that runs one of our programs for an environment */
export const npmRun = (script: string, environment: Target): string => {
  const option = typedEnv(environment);
  return `npm run ${script}${option === "" ? "" : ` --${option}`}`;
};

const queueList = z.array(z.object({ queue: z.string() })).default([]);

const bindingsSchema = z.object({
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().optional() })),
  queues: z.object({ producers: queueList, consumers: queueList }).optional(),
  vars: z.looseObject({ SITE_ORIGIN: z.string().optional() }),
  secrets: z.object({ required: z.array(z.string()) }),
});

const workerSchema = z.object({
  name: z.string(),
  routes: z.array(z.object({ pattern: z.string() })).default([]),
});

const previewSchema = z.object({ previews: bindingsSchema });

/** The part of an environment's configuration that an account and an operator have to provide. */
export interface Needs {
  environment: Target;
  /** The Worker's name. */
  worker: string;
  /** The id is null where the first deployment makes the namespace, with that title. */
  namespaces: { binding: string; id: string | null; title: string }[];
  queues: string[];
  secrets: string[];
  /** Names of the variables that `wrangler.toml` sets. */
  variables: string[];
  /** Null for Previews: each has an address of its own. */
  siteOrigin: string | null;
  /** Host names, or patterns of them, at which the site answers. */
  routes: string[];
}

/**
 * @param root folder of `wrangler.toml`
 * @param environment whose section of it is read
 */
export async function readNeeds(root: string, environment: Target): Promise<Needs> {
  // The package takes a second to load, which a mistake on the command line need not wait for.
  const { unstable_readConfig } = await import("wrangler");
  const path = join(root, "wrangler.toml");
  const env = wranglerName(environment);
  const config = unstable_readConfig({ config: path, env }, { hideWarnings: true });
  const { name, routes } = workerSchema.parse(config);
  const {
    kv_namespaces: namespaces,
    queues,
    secrets,
    vars,
  } = environment === "preview"
    ? previewSchema.parse(config).previews
    : bindingsSchema.parse(config);
  const queueNames = [...(queues?.producers ?? []), ...(queues?.consumers ?? [])].map(
    ({ queue }) => queue,
  );
  return {
    environment,
    worker: name,
    namespaces: namespaces.map(({ binding, id }) => ({
      binding,
      id: id ?? null,
      // The name that wrangler gives to a namespace that it creates.
      title: `${name}-${binding.toLowerCase().replaceAll("_", "-")}`,
    })),
    queues: [...new Set(queueNames)],
    secrets: secrets.required,
    variables: Object.keys(vars),
    siteOrigin: vars.SITE_ORIGIN ?? null,
    routes: routes.map(({ pattern }) => pattern),
  };
}

/** @returns what an operator has to do while the domain is still the project's sample domain */
export function sampleDomainIn({ environment, siteOrigin, routes }: Needs): string | null {
  const hosts = [...(siteOrigin === null ? [] : [new URL(siteOrigin).host]), ...routes];
  const sample = hosts.find((host) => host.endsWith(".example"));
  if (sample === undefined) return null;
  return `wrangler.toml still names the sample domain ${sample} for ${environment}: set SITE_ORIGIN and the route to your own (docs/deployment.md, "Set the domain").`;
}

/** What `wrangler kv namespace list` prints. */
const namespaceList = z.array(z.object({ id: z.string(), title: z.string() }));
export type Namespaces = z.infer<typeof namespaceList>;

/**
 * @returns every KV namespace of the account
 * @throws {SetupError} when wrangler fails, or nobody is logged in
 */
export async function listNamespaces(wrangler: Wrangler): Promise<Namespaces> {
  return namespaceList.parse(JSON.parse(await runWrangler(wrangler, ["kv", "namespace", "list"])));
}

/** @throws {SetupError} when wrangler fails, or nobody is logged in */
export async function queueExists(wrangler: Wrangler, queue: string): Promise<boolean> {
  return (await tryWrangler(wrangler, ["queues", "info", queue], /does not exist/)) !== null;
}

/**
 * @returns what `npm run provision` has not made yet; null when it has made everything
 * @throws {SetupError} when wrangler fails, or nobody is logged in
 */
export async function unprovisionedIn(wrangler: Wrangler, needs: Needs): Promise<string | null> {
  const listed = await listNamespaces(wrangler);
  const missing = needs.namespaces
    .filter(({ id }) => !listed.some((one) => one.id === id))
    .map(({ title }) => `KV namespace ${title}`);
  for (const queue of needs.queues) {
    if (!(await queueExists(wrangler, queue))) missing.push(`queue ${queue}`);
  }
  if (missing.length === 0) return null;
  return `Not provisioned: ${missing.join(", ")}. Run \`${npmRun("provision", needs.environment)}\`.`;
}

const secretList = z.array(z.object({ name: z.string() }));

/**
 * @returns names of the secrets of the environment's Worker; none where it does not exist yet
 * @throws {SetupError} when wrangler fails
 */
export async function listSecrets(wrangler: Wrangler, environment: Environment): Promise<string[]> {
  const parameters = ["secret", "list", wranglerEnv(environment)];
  const output = await tryWrangler(wrangler, parameters, noWorker);
  return output === null ? [] : secretList.parse(JSON.parse(output)).map(({ name }) => name);
}

/** @returns required secrets that are not set */
export const missingSecrets = ({ secrets }: Needs, set: string[]): string[] =>
  secrets.filter((name) => !set.includes(name));

/** @returns optional variables and secrets that are not set; docs/deployment.md says what each does */
export const unsetOptionals = ({ variables }: Needs, set: string[]): string[] =>
  Object.keys(optionalVariables).filter((name) => !set.includes(name) && !variables.includes(name));
