import { join, relative } from "node:path";

import { z } from "zod";

import { type Environment, listNamespaces, readNeeds } from "./deployment.ts";
import { SetupError } from "./error-details.ts";
import { parseJson } from "./read-if-there.ts";
import { runWrangler, tryWrangler, type Wrangler } from "./wrangler.ts";

/** The KV namespace in which the Worker stores dead leads. */
export interface DeadLeads {
  /** What the operator calls it. */
  name: string;
  keys: () => Promise<string[]>;
  /** The value is null where it has expired, or was deleted, since its key was listed. */
  get: (key: string) => Promise<string | null>;
  remove: (key: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Each dead lead that is still there, parsed. */
export async function* readDeadLeads({
  keys,
  get,
}: Pick<DeadLeads, "keys" | "get">): AsyncGenerator<{ key: string; content: unknown }> {
  for (const key of await keys()) {
    const text = await get(key);
    if (text !== null) yield { key, content: parseJson(text) };
  }
}

const localConfig = z.object({
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().optional() })),
});

/** The namespace of the site on this machine, which must not be running. */
export async function openLocalDeadLeads(root: string, dataDir: string): Promise<DeadLeads> {
  const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = await import("miniflare");
  const { unstable_readConfig } = await import("wrangler");
  // wrangler's own conversion for Miniflare prints to standard output, which holds the export.
  const { kv_namespaces: namespaces } = localConfig.parse(
    unstable_readConfig({ config: join(root, "wrangler.toml"), env: "" }, { hideWarnings: true }),
  );
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {};",
      kvNamespaces: Object.fromEntries(
        namespaces.map(({ binding, id }) => [binding, id ?? binding]),
      ),
      resourcePersistencePath: join(dataDir, "workerd"),
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
    }),
  );
  const namespace = await miniflare.getKVNamespace("DEAD_LEADS");
  return {
    name: `DEAD_LEADS in ${relative(root, dataDir) || "."}`,
    keys: async () => {
      const names: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await namespace.list(cursor === undefined ? {} : { cursor });
        names.push(...page.keys.map(({ name }) => name));
        cursor = page.list_complete ? undefined : page.cursor;
      } while (cursor !== undefined);
      return names;
    },
    get: (key) => namespace.get(key, "text"),
    remove: (key) => namespace.delete(key),
    close: () => miniflare.dispose(),
  };
}

const keyList = z.array(z.object({ name: z.string() }));

/**
 * The namespace of the deployed site, through wrangler and the account it is logged in to.
 *
 * @param root folder of `wrangler.toml`
 * @throws {SetupError} when there is no namespace, and from each call that wrangler refuses
 */
export async function openRemoteDeadLeads(
  root: string,
  environment: Environment,
  wrangler: Wrangler,
): Promise<DeadLeads> {
  const { namespaces } = await readNeeds(root, environment);
  const needs = namespaces.find(({ binding }) => binding === "DEAD_LEADS");
  const listed = await listNamespaces(wrangler);
  const namespace = listed.find(({ id, title }) =>
    needs?.id ? id === needs.id : title === needs?.title,
  );
  if (!namespace) {
    throw new SetupError(
      `The account has no KV namespace ${needs?.title}: ${environment} is not deployed there.`,
    );
  }
  const target = ["--namespace-id", namespace.id, "--remote"];
  const key = (...parameters: string[]) =>
    runWrangler(wrangler, ["kv", "key", ...parameters, ...target]);
  return {
    name: `${namespace.title} of ${environment}`,
    keys: async () => {
      const listedKeys = keyList.parse(JSON.parse(await key("list")));
      return listedKeys.map(({ name }) => name);
    },
    get: (name) =>
      tryWrangler(wrangler, ["kv", "key", "get", name, "--text", ...target], / - 404:/),
    remove: async (name) => {
      await key("delete", name);
    },
    close: async () => undefined,
  };
}
