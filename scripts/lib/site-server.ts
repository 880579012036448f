import { existsSync, globSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, extname, join } from "node:path";

import {
  convertV4MiniflareOptions,
  fetch as miniflareFetch,
  Log,
  LogLevel,
  Miniflare,
  type Request as MiniflareRequest,
  Response as MiniflareResponse,
} from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

import { durableQueues } from "./durable-queues.ts";
import { SetupError } from "./error-details.ts";
import { ownerMark } from "./pidfile.ts";
import { listenLocally } from "./project.ts";

/** The built Worker, running in workerd on this machine. */
export interface SiteServer {
  /** For example `http://localhost:8787`. */
  url: string;
  miniflare: Miniflare;
  stop: () => Promise<void>;
}

interface SiteServerOptions {
  /** Folder of the project, with `dist/` in it. */
  root: string;
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** Folder where KV and queues store their data; null holds them in memory. */
  dataDir: string | null;
  /** The Worker's variables and secrets. */
  variables: Record<string, string>;
  /** Called with every line the Worker writes. */
  onLog?: (line: string) => void;
  /** Called when workerd died and could not be restarted: the site no longer answers. */
  onRuntimeLost?: () => void;
  /** Answers the Worker's requests to other hosts; undefined sends a request to its host. */
  outbound?: (url: URL) => Promise<Response | undefined>;
  /** URL to which the Worker's mails are posted, as JSON; without it Miniflare writes them to files. */
  mailUrl?: string;
  /** Queues that only tests write to, by a binding for it. */
  producers?: Record<string, string>;
  /** Logs each span that the Worker opens itself, with its attributes. */
  isTraced?: boolean;
}

/** workerd's module types, by extension of a file; all other files are script. */
const moduleTypes: Record<string, "CompiledWasm" | "Data"> = {
  ".wasm": "CompiledWasm",
  ".bin": "Data",
};

/**
 * Serves the built Worker with the KV namespaces, queues and assets of `wrangler.toml`, as the
 * build wrote them into `dist/server/wrangler.json`.
 *
 * @returns the URL, and how to stop the server
 * @throws {SetupError} when the site is not built
 */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { root, port, dataDir, variables, onLog, onRuntimeLost, outbound } = options;
  const { producers = {}, mailUrl, isTraced = false } = options;
  const { bindingsAndAssets: built, files } = builtWorker(root, "server");
  const consumerName = `${files.name}-consumer`;
  const queues = dataDir === null ? null : durableQueues(built, consumerName);
  const bound = queues === null ? built : withQueues(built, queues.bindings);
  const added = Object.entries(producers).map(([name, queueName]) => [name, { queueName }]);
  const own: object = bound.queueProducers ?? {};
  const queueProducers = { ...own, ...Object.fromEntries(added) };
  const bindingsAndAssets = { ...bound, queueProducers };
  const renderer = builtWorker(root, "renderer");

  const services = mailUrl === undefined ? {} : withMailWorker(bindingsAndAssets);
  const site = {
    ...bindingsAndAssets,
    ...services,
    ...files,
    bindings: variables,
    ...(outbound === undefined ? {} : { outboundService: throughOutbound(outbound) }),
    ...(isTraced && { streamingTails: [traceWorker.name] }),
  };
  // The consumer has the same code and bindings, without assets.
  const { serviceBindings }: WorkerBindings = { ...bindingsAndAssets, ...services };
  const consumer = {
    ...site,
    name: consumerName,
    assets: undefined,
    serviceBindings: { ...serviceBindings, ASSETS: () => new MiniflareResponse() },
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        site,
        { ...renderer.bindingsAndAssets, ...renderer.files },
        ...(queues === null ? [] : [consumer, queues.worker]),
        ...(isTraced ? [traceWorker] : []),
        ...(mailUrl === undefined ? [] : [{ ...mailWorker, bindings: { MAIL_URL: mailUrl } }]),
      ],
      host: "127.0.0.1",
      port,
      // Visitors have no country on this machine.
      cf: {},
      log: new RuntimeLog(onRuntimeLost),
      logRequests: false,
      telemetry: { enabled: false },
      ...(dataDir === null ? {} : { resourcePersistencePath: join(dataDir, "workerd") }),
      ...(dataDir !== null && { unsafeRuntimeEnv: ownerMark(dataDir) }),
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

/** Miniflare restarts a workerd that died, and reports a failed restart only to its log. */
class RuntimeLog extends Log {
  readonly #onLost: (() => void) | undefined;

  constructor(onLost: (() => void) | undefined) {
    super(LogLevel.WARN);
    this.#onLost = onLost;
  }

  override error(thrown: Error): void {
    const isLost = "code" in thrown && thrown.code === "ERR_RUNTIME_FAILURE";
    if (isLost && this.#onLost) this.#onLost();
    else super.error(thrown);
  }
}

/** The site's bindings, with those of a Worker in place of Miniflare's queues. */
const withQueues = <Bindings extends WorkerBindings>(bindings: Bindings, queues: object) => ({
  ...bindings,
  queueProducers: {},
  queueConsumers: {},
  serviceBindings: { ...bindings.serviceBindings, ...queues },
});

/**
 * A built Worker: its bindings and assets, and its files.
 *
 * @param root folder of the project
 * @param folder of the Worker below `dist/`
 * @throws {SetupError} when the Worker is not built
 */
function builtWorker(root: string, folder: string) {
  const config = join(root, "dist", folder, "wrangler.json");
  if (!existsSync(config)) throw new SetupError("The site is not built: run `npm run build`.");
  // The build has chosen the environment; without the empty name wrangler would read `CLOUDFLARE_ENV`.
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config, "");
  const { name } = unstable_readConfig({ config, env: "" }, { hideWarnings: true });
  if (main === undefined || name === undefined) throw new SetupError(`${config} is incomplete.`);
  // Nobody could read what Analytics Engine is given on this machine: without it the Worker logs.
  const { modulesRules: _, analyticsEngineDatasets: __, ...bindingsAndAssets } = workerOptions;
  const modulesRoot = dirname(main);
  const others = globSync("**/*.{js,wasm,bin}", { cwd: modulesRoot })
    .map((path) => join(modulesRoot, path))
    .filter((path) => path !== main);
  // The entry comes first; workerd finds the others by their relative paths.
  const modules = [main, ...others].map((path) => ({
    type: moduleTypes[extname(path)] ?? ("ESModule" as const),
    path,
  }));
  return { bindingsAndAssets, files: { name, modules, modulesRoot } };
}

/** Sends requests that `outbound` does not answer to their hosts; the Worker follows redirects. */
function throughOutbound(outbound: (url: URL) => Promise<Response | undefined>) {
  return async (request: MiniflareRequest): Promise<MiniflareResponse> => {
    const own = await outbound(new URL(request.url));
    if (!own) return miniflareFetch(request, { redirect: "manual" });
    const { status, headers, body } = own;
    // The same stream; the two libraries have different types for it.
    const stream = body as ConstructorParameters<typeof MiniflareResponse>[0];
    return new MiniflareResponse(stream ?? null, { status, headers: [...headers] });
  };
}

/**
 * Replaces Email Service: posts each mail, which counts as sent when the response is 200, and as too
 * large when it is 413.
 */
const mailWorker = {
  name: "mail",
  modules: true,
  compatibilityDate: "2026-10-01",
  script: `import { WorkerEntrypoint } from "cloudflare:workers";
    export default class Mail extends WorkerEntrypoint {
      async send(mail) {
        const response = await fetch(this.env.MAIL_URL, { method: "POST", body: JSON.stringify(mail) });
        const text = await response.text();
        if (response.status === 200) return { messageId: crypto.randomUUID() };
        const codes = { 400: "E_RECIPIENT_SUPPRESSED", 413: "E_CONTENT_TOO_LARGE", 422: text };
        const code = codes[response.status] ?? "E_DELIVERY_FAILED";
        throw Object.assign(new Error("not sent"), { code });
      }
    }`,
};

/** Gets what the platform would record of a traced Worker. Spans of the platform itself are left out. */
const traceWorker = {
  name: "trace",
  modules: true,
  compatibilityDate: "2026-10-01",
  compatibilityFlags: ["experimental"],
  script: `export default {
    tailStream: () => {
      const names = new Map();
      return {
        spanOpen: ({ event }) => void names.set(event.spanId, event.name),
        attributes: ({ spanContext, event }) => {
          const span = names.get(spanContext.spanId) ?? "";
          if (!/^(?:lead|notification)\\./.test(span)) return;
          const attributes = Object.fromEntries(event.info.map(({ name, value }) => [name, String(value)]));
          console.log(JSON.stringify({ span, attributes }));
        },
      };
    },
  }`,
};

type WorkerBindings = { queueProducers?: object; serviceBindings?: object };

/** The site's bindings, with the mail Worker in place of Miniflare's Email Service. */
const withMailWorker = ({ serviceBindings }: WorkerBindings) => ({
  email: {},
  serviceBindings: { ...serviceBindings, EMAIL: mailWorker.name },
});

/**
 * workerd reports a taken port with a stack trace; asking first gives one clear line.
 *
 * @param port on 127.0.0.1; 0 is always free
 * @throws {SetupError} when something listens there
 */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  try {
    await listenLocally(probe, port);
  } catch {
    throw new SetupError(
      `Port ${port} is taken. Stop what runs there, or set PORT to another one.`,
    );
  } finally {
    probe.close();
  }
}
