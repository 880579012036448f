import { existsSync, globSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

import { SetupError } from "./setup-error.ts";

/** The built Worker, running in workerd on this machine. */
export interface SiteServer {
  /** Where it answers, for example `http://localhost:8787`. */
  url: string;
  miniflare: Miniflare;
  stop: () => Promise<void>;
}

interface SiteServerOptions {
  /** Folder of the project, with `dist/` in it. */
  root: string;
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** Folder where KV and queues keep their data; null keeps them in memory. */
  dataDir: string | null;
  /** The Worker's variables and secrets. */
  variables: Record<string, string>;
  /** Called with every line the Worker writes. */
  onLog?: (line: string) => void;
  /** Leaves out a binding, to see the Worker without it. */
  without?: "queueProducers" | "kvNamespaces";
  /** Names of bindings that are there and throw at every call. */
  failing?: readonly string[];
}

/**
 * Serves the built Worker with the KV namespaces, queues and assets of `wrangler.toml`, as the
 * build wrote them into `dist/server/wrangler.json`.
 *
 * @returns the address and how to stop it
 * @throws {SetupError} when the site is not built or the port is taken
 */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { root, port, dataDir, variables, onLog, without, failing = [] } = options;
  const configPath = join(root, "dist/server/wrangler.json");
  if (!existsSync(configPath)) throw new SetupError("The site is not built: run `npm run build`.");
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(configPath);
  if (main === undefined) throw new SetupError("dist/server/wrangler.json names no entry file.");

  if (port !== 0) await assertPortIsFree(port);
  const { modulesRules: _, ...bindingsAndAssets } = workerOptions;
  const modulesRoot = dirname(main);
  const modules = globSync("**/*.js", { cwd: modulesRoot }).map((path) => join(modulesRoot, path));

  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...bindingsAndAssets,
      ...(without === undefined ? {} : { [without]: {} }),
      ...withFailing(bindingsAndAssets, failing),
      // The entry comes first; workerd finds the others by their relative paths.
      modules: [main, ...modules.filter((path) => path !== main)].map((path) => ({
        type: "ESModule",
        path,
      })),
      modulesRoot,
      bindings: variables,
      host: "127.0.0.1",
      port,
      // Nobody is located on this machine.
      cf: {},
      log: new Log(LogLevel.WARN),
      logRequests: false,
      telemetry: { enabled: false },
      ...(dataDir === null ? {} : { resourcePersistencePath: join(dataDir, "workerd") }),
      ...(onLog === undefined ? {} : { handleStructuredLogs: ({ message }) => onLog(message) }),
    }),
  );
  const address = await miniflare.ready;
  return {
    url: `http://localhost:${address.port}`,
    miniflare,
    stop: () => miniflare.dispose(),
  };
}

/**
 * A service has every method a Worker asks it for, and this one throws at each, as KV or a queue does
 * while it is out of order.
 */
function withFailing(
  { kvNamespaces, queueProducers }: { kvNamespaces?: object; queueProducers?: object },
  failing: readonly string[],
) {
  if (failing.length === 0) return {};
  const without = (bindings: object = {}) =>
    Object.fromEntries(Object.entries(bindings).filter(([name]) => !failing.includes(name)));
  return {
    kvNamespaces: without(kvNamespaces),
    queueProducers: without(queueProducers),
    serviceBindings: Object.fromEntries(
      failing.map((name) => [name, () => new Response(null, { status: 500 })]),
    ),
  };
}

/**
 * workerd reports a taken port with a stack trace; asking first gives one clear line.
 *
 * @param port on 127.0.0.1; 0 is always free
 * @throws {SetupError} when something listens there
 */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject).listen(port, "127.0.0.1", resolve);
    });
  } catch {
    throw new SetupError(
      `Port ${port} is taken. Stop what runs there, or set PORT to another one.`,
    );
  } finally {
    probe.close();
  }
}
