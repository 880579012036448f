import { join } from "node:path";

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { z } from "zod";

import { runWrangler } from "./wrangler.ts";

/** The KV namespace in which the Worker stores dead leads. */
export interface DeadLeads {
  keys: () => Promise<string[]>;
  get: (key: string) => Promise<string | null>;
  remove: (key: string) => Promise<void>;
  close: () => Promise<void>;
}

const namespaces = z.record(z.string(), z.union([z.string(), z.object({ id: z.string() })]));

/** The namespace of the site on this machine, which must not be running. */
export async function openLocalDeadLeads(root: string, dataDir: string): Promise<DeadLeads> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {};",
      kvNamespaces: namespaces.parse(workerOptions.kvNamespaces),
      resourcePersistencePath: join(dataDir, "workerd"),
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
    }),
  );
  const namespace = await miniflare.getKVNamespace("DEAD_LEADS");
  return {
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
 * @param environment a section of `wrangler.toml`
 * @throws {SetupError} from each call that wrangler refuses, with what it said
 */
export function openRemoteDeadLeads(root: string, environment: string): DeadLeads {
  const target = ["--binding", "DEAD_LEADS", "--remote", "--env", environment];
  const key = (...parameters: string[]) =>
    runWrangler(root, ["kv", "key", ...parameters, ...target]);
  return {
    keys: async () => {
      const listed = keyList.parse(JSON.parse(await key("list")));
      return listed.map(({ name }) => name);
    },
    get: (name) => key("get", name, "--text"),
    remove: async (name) => {
      await key("delete", name);
    },
    close: async () => undefined,
  };
}
