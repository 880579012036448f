import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

import { getParent, listProcesses } from "../../scripts/lib/process-info.ts";
import { readIfThere } from "../../scripts/lib/read-if-there.ts";
import type { WorkerProcess } from "./workerd.ts";

interface ServedOptions {
  /** Folder of the project, built. */
  root: string;
  /** Files of a Worker by name, the entry first; without, only files are served. */
  modules?: Record<string, string>;
  variables?: Record<string, string>;
  /** Port of the Worker that renders article bodies, from `startRenderer`. */
  rendererPort?: number;
  /** HTML by path, served as files beside the build's assets. */
  pages?: Record<string, string>;
}

/** What the build wrote, as far as it is looked into here. */
type WorkerOptions = {
  modulesRules: unknown;
  serviceBindings: unknown;
  assets: { routerConfig: object };
};

/**
 * Serves a Worker, or nothing but files, with the bindings and assets of `wrangler.toml`: what asks
 * for it is routed past the assets first, as on the platform.
 *
 * @returns the process, listening on a free port of 127.0.0.1
 */
export async function startServed({
  root,
  modules,
  variables = {},
  rendererPort,
  pages = {},
}: ServedOptions): Promise<WorkerProcess> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(
    join(root, "dist/server/wrangler.json"),
  );
  // Pages alone are measured: other Workers run in processes of their own.
  const {
    modulesRules: _,
    serviceBindings: __,
    assets,
    ...bindings
  } = workerOptions as WorkerOptions;
  const folder = mkdtempSync(join(tmpdir(), "aioi-bench-"));
  cpSync(join(root, "dist/client"), folder, { recursive: true });
  // Pages among the files would get what is meant for files alone: no script runs under that.
  if (modules === undefined) rmSync(join(folder, "_headers"));
  for (const [path, html] of Object.entries(pages)) {
    const file = join(folder, path === "/" ? "index.html" : `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const script = modules ?? { "index.js": "export default {};" };
  const others = processes();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...bindings,
      ...(rendererPort === undefined
        ? {}
        : {
            serviceBindings: {
              RENDERER: { external: { address: `127.0.0.1:${rendererPort}`, http: {} } },
            },
          }),
      assets: {
        ...assets,
        directory: folder,
        routerConfig: { ...assets.routerConfig, has_user_worker: modules !== undefined },
      },
      modules: Object.entries(script).map(([path, contents]) => ({
        type: "ESModule",
        path: join("/", path),
        contents,
      })),
      modulesRoot: "/",
      bindings: variables,
      host: "127.0.0.1",
      port: 0,
      cf: {},
      log: new Log(LogLevel.ERROR),
      logRequests: false,
      telemetry: { enabled: false },
      handleStructuredLogs: () => undefined,
    }),
  );
  const { port } = await miniflare.ready;
  const [pid] = processes().difference(others);
  if (pid === undefined) throw new Error("workerd did not start");
  return {
    port: Number(port),
    pid,
    stop: async () => {
      await miniflare.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The workerd processes that this process started. */
const processes = (): Set<number> =>
  new Set(
    listProcesses().filter(
      (pid) => getParent(pid) === process.pid && readIfThere(`/proc/${pid}/comm`) === "workerd\n",
    ),
  );
