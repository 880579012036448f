import { type ChildProcess, spawn } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A Worker in a workerd process of its own, so that its processor time and memory are its own. */
export interface WorkerProcess {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

interface WorkerSource {
  /** Files by name, the entry first. */
  modules: Record<string, string>;
  variables?: Record<string, string>;
  /** Bindings of the platform, which answer at once: a namespace is empty, a queue takes everything. */
  bindings?: Record<string, "kvNamespace" | "queue">;
  /** Port of the Worker that renders article bodies, from `startRenderer`. */
  rendererPort?: number;
  /** Where V8 gives up. Without a limit it hardly collects what is no longer used. */
  heapLimitMB?: number;
}

const workerdPath = String(createRequire(import.meta.resolve("miniflare"))("workerd").default);

/** What the platform gives an isolate. */
const platformHeapMB = 128;

/** The platform's cache, which is no part of what is measured, holds nothing. */
const emptyCache = `export default { fetch: ({ method }) => method === "PUT"
  ? new Response(null, { status: 204 })
  : new Response(null, { status: 504, headers: { "cf-cache-status": "MISS" } }) };`;

/** Stands for KV and queues. */
const emptyStore = `export default { fetch: ({ method }) => method === "GET"
  ? new Response(null, { status: 404 })
  : Response.json({}) };`;

/**
 * The modules of a built Worker.
 *
 * @param folder with `index.js` in it
 */
export function builtWorker(folder: string): Record<string, string> {
  const names = globSync("**/*.js", { cwd: folder }).filter((name) => name !== "index.js");
  return Object.fromEntries(
    ["index.js", ...names].map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
}

/**
 * Runs a Worker in workerd as it is: without the router, the assets and the proxy that a local
 * server puts around it, whose cost would hide the differences.
 *
 * @param source of the Worker
 * @returns the process, listening on a free port of 127.0.0.1
 */
export async function startWorker({
  modules,
  variables = {},
  bindings = {},
  rendererPort,
  heapLimitMB = platformHeapMB,
}: WorkerSource): Promise<WorkerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "aioi-bench-"));
  const files = Object.entries(modules).map(([name, text], index) => {
    writeFileSync(join(folder, `${index}.js`), text);
    return `(name = ${JSON.stringify(name)}, esModule = embed "${index}.js")`;
  });
  const bound = [
    ...Object.entries(variables).map(([name, text]) => [name, `text = ${JSON.stringify(text)}`]),
    ...Object.entries(bindings).map(([name, type]) => [name, `${type} = "store"`]),
    ...(rendererPort === undefined ? [] : [["RENDERER", `service = "renderer"`]]),
  ].map(([name, value]) => `(name = "${name}", ${value})`);
  writeFileSync(join(folder, "cache.js"), emptyCache);
  writeFileSync(join(folder, "store.js"), emptyStore);
  const config = join(folder, "config.capnp");
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [${files.join(", ")}],
      compatibilityDate = "2026-10-01",
      bindings = [${bound.join(", ")}],
      globalOutbound = "network",
      cacheApiOutbound = "cache",
    )),
    (name = "cache", worker = (
      modules = [(name = "cache.js", esModule = embed "cache.js")],
      compatibilityDate = "2026-10-01",
    )),
    (name = "store", worker = (
      modules = [(name = "store.js", esModule = embed "store.js")],
      compatibilityDate = "2026-10-01",
    )),
    (name = "renderer", external = (address = "127.0.0.1:${rendererPort ?? 0}", http = ())),
    (name = "network", network = (allow = ["public", "private", "local"])),
  ],
  v8Flags = ["--max-old-space-size=${heapLimitMB}"],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`,
  );
  const child = spawn(workerdPath, ["serve", config, "--control-fd=3"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  // A measurement that fails ends the program, not its children.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const port = await listening(child);
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      process.off("exit", kill);
      // A process that ended by itself tells of it only once.
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        kill();
        await ended;
      }
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Runs the built Worker that renders article bodies.
 *
 * @param root folder of the project, built
 */
export const startRenderer = (root: string): Promise<WorkerProcess> =>
  startWorker({ modules: builtWorker(join(root, "dist/renderer")) });

function listening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdio[3]?.on("data", (data: Buffer) => {
      text += data.toString();
      const port = /"port":(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once("exit", (code) => reject(new Error(`workerd ended with ${code}`)));
  });
}

/** Processor time of a process so far, all threads; Linux counts nanoseconds, by thread. */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => {
    const spent = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0];
    return sum + Number(spent) / 1e6;
  }, 0);
}

/** Resident memory of a process, in MB of 10^6 bytes. */
export function residentMB(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return (Number(line?.[1]) * 1024) / 1e6;
}
