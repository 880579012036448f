import { spawn } from "node:child_process";
import { join } from "node:path";

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { z } from "zod";

import { SetupError } from "./setup-error.ts";

/** The KV namespace in which the Worker keeps what no retry could store. */
export interface DeadLeads {
  keys: () => Promise<string[]>;
  get: (key: string) => Promise<string | null>;
  remove: (key: string) => Promise<void>;
  close: () => Promise<void>;
}

const namespaces = z.record(z.string(), z.union([z.string(), z.object({ id: z.string() })]));

/**
 * The namespace of the site on this machine, which must not be running.
 *
 * @param root folder of the project
 * @param dataDir folder of the site's data
 */
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
 * The namespace of the deployed site, through wrangler and whatever account it is logged in to.
 *
 * @param root folder of the project
 * @throws {SetupError} from each call that wrangler refuses, with what it said
 */
export function openRemoteDeadLeads(root: string): DeadLeads {
  const key = (...parameters: string[]) =>
    runWrangler(root, ["kv", "key", ...parameters, "--binding", "DEAD_LEADS", "--remote"]);
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

function runWrangler(root: string, parameters: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = join(root, "node_modules/wrangler/bin/wrangler.js");
    const wrangler = spawn(process.execPath, [program, ...parameters], {
      cwd: root,
      env: { ...process.env, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let complaint = "";
    wrangler.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    wrangler.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
    wrangler.on("error", reject);
    wrangler.on("close", (code) => {
      if (code === 0) return resolve(output);
      const line = /\[ERROR\]\s*(.+)/.exec(complaint + output)?.[1] ?? `exit code ${code}`;
      const doing = parameters.slice(0, 3).join(" ");
      reject(new SetupError(`wrangler ${doing} failed: ${line.trim()}`));
    });
  });
}
