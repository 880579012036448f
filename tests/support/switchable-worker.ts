import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "./files.ts";

/** What a running Worker is switched to; everything else is as its build and a new isolate have it. */
export interface Switch {
  /** Text variables and secrets. */
  variables: Record<string, string>;
  /** Names of bindings that throw at every call. */
  failing: readonly string[];
  /** Names of bindings that never answer. */
  hanging: readonly string[];
  /** Names of bindings that are not there. */
  absent: readonly string[];
  /** What bindings to other Workers answer instead of these, by name. */
  answering: Record<string, WrongResponse>;
  /** Whether the platform's Cache API never answers. */
  hasHangingCache: boolean;
  /** By how much the Worker's time limits are longer than its own. */
  limitFactor: number;
  /** Whether KV holds what it held before: a new isolate of the same deployment. */
  keepsNamespaces: boolean;
  /** Where mails are posted to; null leaves Miniflare's own Email Service. */
  mailUrl: string | null;
}

/** `null` as a body is the body of the request; "endless" begins and never ends. */
export interface WrongResponse {
  status: number;
  body: string | null;
  isEndless?: boolean;
}

/** Path at which a switchable Worker takes orders from its test. */
export const controlPath = "/__switch";

/** The module that is loaded first, so that all others see its clock and its time limits. */
const clockModule = `const RealDate = Date;
let aheadMs = 0;
let stopAt = Infinity;
const now = () => Math.min(RealDate.now() + aheadMs, stopAt);
globalThis.Date = class extends RealDate {
  constructor(...parts) { parts.length === 0 ? super(now()) : super(...parts); }
  static now() { return now(); }
};
let limitFactor = 1;
const { setTimeout: realSetTimeout } = globalThis;
globalThis.setTimeout = (work, ms, ...parts) => realSetTimeout(work, ms * limitFactor, ...parts);
const realTimeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => realTimeout(ms * limitFactor);
export const setLimitFactor = (factor) => { limitFactor = factor; };
export const setAhead = (ms) => { aheadMs = ms; stopAt = Infinity; };
export const setStop = (time) => { stopAt = time; };
`;

/**
 * The entry of a switchable Worker. All that an isolate remembers belongs to the object with its
 * bindings (`isolateMemory`), so a new object of bindings is as good as a new isolate. Each switch begins an
 * epoch: caches, rate limits and queued messages of an earlier one are not seen any more. What a queue has
 * to try again comes four times as soon.
 */
const entryModule = `import { setAhead, setLimitFactor, setStop } from "./switch-clock.js";
import worker from "./index.js";

const platformCaches = globalThis.caches;
const namespaces = ["LEAD_LIMITS", "DEAD_LEADS", "ARTICLE_CACHE"];
const limiters = ["LEAD_BURST", "SEARCH_BURST"];
const queues = ["LEAD_QUEUE", "NOTIFICATION_QUEUE"];
let epoch = 0;
let bindings = {};
let open = 0;
/** Messages of this epoch that are in a queue, or being handled. */
let queued = 0;
let hasHangingCache = false;
/** Ends what hangs, for the next test. */
let hung = [];
const hang = () => new Promise((_, reject) => hung.push(reject));

const cacheOf = (name) => {
  const own = epoch + " " + name;
  const call = (method) => async (...args) =>
    hasHangingCache ? hang() : (await platformCaches.open(own))[method](...args);
  return { match: call("match"), put: call("put"), delete: call("delete") };
};
Object.defineProperty(globalThis, "caches", {
  value: { get default() { return cacheOf("default"); }, open: async (name) => cacheOf(name) },
});

/** A binding of which some methods are others. */
const withOwn = (binding, own) =>
  new Proxy(binding, {
    get: (target, name) => {
      if (Object.hasOwn(own, name)) return own[name];
      const value = target[name];
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
const allMethods = (method) => new Proxy({}, { get: (_, name) => (name === "then" ? undefined : method(name)) });
const failing = allMethods((name) => async () => {
  if (name === "fetch") return new Response(null, { status: 500 });
  throw new Error("the binding fails");
});
const hanging = allMethods(() => hang);
const answering = ({ status, body, isEndless }) => ({
  async fetch(...args) {
    const text = body ?? (await new Request(...args).text());
    if (!isEndless) return new Response(text, { status });
    const start = (controller) => controller.enqueue(new TextEncoder().encode(text));
    return new Response(new ReadableStream({ start, pull: hang }), { status });
  },
});
const postingMail = (url) => ({
  async send(mail) {
    const response = await fetch(url, { method: "POST", body: JSON.stringify(mail) });
    const text = await response.text();
    if (response.status === 200) return { messageId: crypto.randomUUID() };
    const codes = { 400: "E_RECIPIENT_SUPPRESSED", 413: "E_CONTENT_TOO_LARGE", 422: text };
    throw Object.assign(new Error("not sent"), { code: codes[response.status] ?? "E_DELIVERY_FAILED" });
  },
});

function switched(env, order) {
  const own = epoch;
  const next = { ...env };
  for (const name of limiters) {
    next[name] = withOwn(env[name], { limit: ({ key }) => env[name].limit({ key: own + " " + key }) });
  }
  const count = (more) => { if (own === epoch) queued += more; };
  const counting = async (messages, send) => {
    count(messages);
    try {
      return await send();
    } catch (error) {
      count(-messages);
      throw error;
    }
  };
  for (const name of queues) {
    const tagged = (body) => ({ epoch: own, body });
    next[name] = withOwn(env[name], {
      send: (body, options) => counting(1, () => env[name].send(tagged(body), options)),
      sendBatch: (messages, options) => {
        const all = [...messages].map((message) => ({ ...message, body: tagged(message.body) }));
        return counting(all.length, () => env[name].sendBatch(all, options));
      },
    });
  }
  if (order.mailUrl !== null) next.EMAIL = postingMail(order.mailUrl);
  for (const name of order.failing) next[name] = failing;
  for (const name of order.hanging) next[name] = hanging;
  for (const name of order.absent) delete next[name];
  for (const [name, answer] of Object.entries(order.answering)) next[name] = answering(answer);
  return Object.assign(next, order.variables);
}

async function emptyNamespaces(env) {
  for (const name of namespaces) {
    for (;;) {
      const { keys } = await env[name].list();
      if (keys.length === 0) break;
      for (const key of keys) await env[name].delete(key.name);
    }
  }
}

/** Counts what is not over yet. */
const counted = (execution) => ({
  passThroughOnException: () => execution.passThroughOnException(),
  waitUntil: (work) => {
    open += 1;
    const end = () => { open -= 1; };
    work.then(end, end);
    execution.waitUntil(work);
  },
});

async function control(order, env) {
  if (order.aheadMs !== undefined) setAhead(order.aheadMs);
  if (order.stopAt !== undefined) setStop(order.stopAt);
  // A Worker is at rest where nothing has begun or ended for a moment.
  if (order.rest) {
    for (const end of hung.splice(0)) end(new Error("the test is over"));
    for (let waited = 0; open > 0 && waited < order.rest; waited += 20) await scheduler.wait(20);
    return Response.json({ isAtRest: open === 0 });
  }
  if (order.settle) while (open > 0 || queued > 0) await scheduler.wait(20);
  if (order.switch) {
    epoch += 1;
    queued = 0;
    setAhead(0);
    if (!order.switch.keepsNamespaces) await emptyNamespaces(env);
    setLimitFactor(order.switch.limitFactor);
    hasHangingCache = order.switch.hasHangingCache;
    bindings = switched(env, order.switch);
  }
  return Response.json({});
}

export default {
  async fetch(request, env, execution) {
    if (new URL(request.url).pathname === "${controlPath}") return control(await request.json(), env);
    open += 1;
    try {
      return await worker.fetch(request, bindings, counted(execution));
    } finally {
      open -= 1;
    }
  },
  scheduled: (controller, _, execution) => worker.scheduled(controller, bindings, counted(execution)),
  async queue(batch, _, execution) {
    const isEarlier = ({ body }) => body?.epoch !== undefined && body.epoch !== epoch;
    for (const message of batch.messages) if (isEarlier(message)) message.ack();
    const own = epoch;
    const done = new Set();
    const messages = batch.messages.filter((message) => !isEarlier(message)).map((message) => {
      // A test gives it to the Worker itself.
      if (message.body?.epoch === undefined) return message;
      done.add(message);
      const retry = ({ delaySeconds }) => {
        done.delete(message);
        message.retry({ delaySeconds: Math.ceil(delaySeconds / 4) });
      };
      return withOwn(message, { body: message.body.body, retry });
    });
    if (messages.length === 0) return;
    await worker.queue(withOwn(batch, { messages }), bindings, counted(execution));
    if (own === epoch) queued -= done.size;
  },
};
`;

/** Of the configuration that the build writes. */
interface BuiltConfig {
  queues: { consumers: object[] };
}

let root: string | undefined;

/**
 * @returns a folder with the build in `dist/`, whose Worker is switchable; it disappears with the folder
 *   of the run
 */
export function switchableBuild(): string {
  if (root !== undefined) return root;
  const copy = temporaryFolder();
  const dist = join(projectRoot, "dist");
  const server = join(copy, "dist/server");
  mkdirSync(server, { recursive: true });
  for (const name of ["client", "renderer"]) {
    symlinkSync(join(dist, name), join(copy, "dist", name));
  }
  for (const file of globSync("**/*.{js,json}", { cwd: join(dist, "server") })) {
    cpSync(join(dist, "server", file), join(server, file));
  }
  const path = join(server, "wrangler.json");
  // The build has written it.
  const config = JSON.parse(readFileSync(path, "utf8")) as BuiltConfig;
  // A batch waits a second for more messages; each test would wait for that several times.
  const consumers = config.queues.consumers.map((one) => ({ ...one, max_batch_timeout: 0 }));
  const queues = { ...config.queues, consumers };
  writeFileSync(path, JSON.stringify({ ...config, queues, main: "switch.js" }));
  writeFileSync(join(server, "switch-clock.js"), clockModule);
  writeFileSync(join(server, "switch.js"), entryModule);
  root = copy;
  return copy;
}
