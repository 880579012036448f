import { type SiteServer, startSiteServer } from "../../scripts/lib/site-server.ts";
import { noteLine } from "./stray-lines.ts";
import { controlPath, type Switch, switchableBuild } from "./switchable-worker.ts";

/** A running site whose clock a test moves. */
export interface TestSite extends SiteServer {
  /**
   * Moves the Worker's clock, which goes on at its usual pace. KV, queues and timers have clocks of
   * their own.
   *
   * @param now what it shows at this moment, in milliseconds since 1970
   */
  setClock: (now: number) => Promise<void>;
  /**
   * Lets the Worker's clock stand still once it shows a time: what happens on the slowest machine
   * happens no later.
   */
  stopClockAt: (time: number) => Promise<void>;
  /** Resolves when all requests are over and no message is in a queue: nothing comes any more. */
  settle: () => Promise<void>;
  /**
   * Goes on in a new isolate with the same KV and variables: nothing is in memory or in a cache.
   *
   * @param faults of its bindings
   */
  renewIsolate: (faults?: Pick<SiteOptions, "failing" | "answering">) => Promise<void>;
}

/** What differs between sites of the pool. */
export interface SiteOptions extends Partial<
  Omit<Switch, "absent" | "limitFactor" | "mailUrl" | "keepsNamespaces">
> {
  /** Whether the Worker's time limits are its own; else they are long, because a busy machine is no outage. */
  hasOwnLimits?: boolean;
  /** Where the Worker's mails are posted to. */
  mailUrl?: string | undefined;
  /** A kind of bindings that the Worker does without. */
  without?: keyof typeof bindingsOf | undefined;
  /** Answers what the Worker asks of other hosts; undefined lets it through. */
  outbound?: ((url: URL) => Promise<Response | undefined>) | undefined;
}

interface Pooled {
  server: SiteServer;
  onLog: (line: string) => void;
  outbound: ((url: URL) => Promise<Response | undefined>) | undefined;
}

/** By how much the Worker's time limits are longer where no test waits for them. */
const longLimits = 20;

/** A site that is stopped while something of it still runs is ended after this time. */
const restMs = 3000;

const bindingsOf = {
  queueProducers: ["LEAD_QUEUE", "NOTIFICATION_QUEUE"],
  kvNamespaces: ["LEAD_LIMITS", "DEAD_LEADS", "ARTICLE_CACHE"],
  serviceBindings: ["RENDERER"],
} as const;

/** Sites of this process that nobody uses, with and without a way for their requests through this process. */
const idle = { direct: [] as Pooled[], outbound: [] as Pooled[] };

/**
 * A site as new: no start of workerd, which takes two seconds of processor time, but one that is
 * switched. When it is stopped, the next caller in this process gets it.
 *
 * @param options variables, faults and where its log goes
 */
export async function pooledSite({
  variables = {},
  failing = [],
  hanging = [],
  answering = {},
  hasHangingCache = false,
  hasOwnLimits = false,
  mailUrl,
  without,
  onLog,
  outbound,
}: SiteOptions & { onLog: (line: string) => void }): Promise<TestSite> {
  const kind = outbound === undefined ? "direct" : "outbound";
  const pooled = idle[kind].pop() ?? (await start(kind));
  Object.assign(pooled, { onLog, outbound });
  const { server } = pooled;
  const absent = without === undefined ? [] : bindingsOf[without];
  const usual: Switch = {
    variables,
    failing,
    hanging,
    absent,
    answering,
    hasHangingCache,
    limitFactor: hasOwnLimits ? 1 : longLimits,
    mailUrl: mailUrl ?? null,
    keepsNamespaces: false,
  };
  await control(server, { switch: usual });
  let isStopped = false;
  return {
    ...server,
    setClock: async (now) => {
      await control(server, { aheadMs: now - Date.now() });
    },
    stopClockAt: async (time) => {
      await control(server, { stopAt: time });
    },
    settle: async () => {
      await control(server, { settle: true });
    },
    renewIsolate: async (faults = {}) => {
      await control(server, { rest: restMs });
      await control(server, { switch: { ...usual, ...faults, keepsNamespaces: true } });
    },
    stop: async () => {
      if (isStopped) return;
      isStopped = true;
      const { isAtRest } = await control(server, { rest: restMs });
      pooled.onLog = () => undefined;
      pooled.outbound = undefined;
      if (isAtRest === true) idle[kind].push(pooled);
      else await server.stop();
    },
  };
}

async function start(kind: keyof typeof idle): Promise<Pooled> {
  const pooled: Omit<Pooled, "server"> = { onLog: () => undefined, outbound: undefined };
  const server = await startSiteServer({
    root: switchableBuild(),
    port: 0,
    dataDir: null,
    variables: {},
    onLog: (line) => {
      noteLine(line);
      pooled.onLog(line);
    },
    ...(kind === "outbound" && { outbound: async (url: URL) => pooled.outbound?.(url) }),
  });
  return Object.assign(pooled, { server });
}

async function control(server: SiteServer, order: object): Promise<{ isAtRest?: boolean }> {
  const response = await fetch(new URL(controlPath, server.url), {
    method: "POST",
    body: JSON.stringify(order),
  });
  if (response.status !== 200) throw new Error(`the switch answers ${response.status}`);
  // The entry of the switchable Worker writes it.
  return (await response.json()) as { isAtRest?: boolean };
}
