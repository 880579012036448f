import type { Queue, QueueMetrics } from "@cloudflare/workers-types";

import { healthChecks } from "../../config/monitoring.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Environment } from "../environment/environment.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { keyHeaders } from "../store/api-key.ts";
import { sleep, withTimeout } from "../environment/with-timeout.ts";

/** Whether a dependency answers, and after how many milliseconds. */
type Check = { ok: boolean; ms: number };

/** The dependencies of the site. */
type Checks = Record<"kv" | "queue" | "supabase", Check>;

/**
 * Sends each dependency a cheap read, all at the same time. One that is not configured has failed.
 *
 * @returns after at most `healthChecks.timeoutMs`; never throws
 */
export async function checkParts(environment: Environment): Promise<Checks> {
  const { LEAD_LIMITS, DEAD_LEADS, ARTICLE_CACHE, LEAD_QUEUE } = environment;
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = environment;
  const [kv, queue, supabase] = await Promise.all([
    timed(async () => {
      const namespaces = [LEAD_LIMITS, DEAD_LEADS, ARTICLE_CACHE];
      await Promise.all(namespaces.map((namespace) => bound(namespace).get("health")));
      return true;
    }),
    timed(async () => {
      await queueMetrics(bound(LEAD_QUEUE));
      return true;
    }),
    timed(async () => {
      const url = new URL("/rest/v1/categories?select=id&limit=1", bound(SUPABASE_URL));
      const answer = await fetch(url, {
        headers: keyHeaders(bound(SUPABASE_ANON_KEY)),
        redirect: "manual",
        signal: AbortSignal.timeout(healthChecks.timeoutMs),
      });
      // A gateway may respond with 200 while the database is down.
      const rows: unknown = await answer.json();
      return answer.status === 200 && Array.isArray(rows);
    }),
  ]);
  return { kv, queue, supabase };
}

/**
 * The size of a queue; null where the runtime has no metrics.
 *
 * @throws what the queue throws when it does not answer
 */
export async function queueMetrics(queue: Queue): Promise<QueueMetrics | null> {
  return typeof Reflect.get(queue, "metrics") === "function" ? queue.metrics() : null;
}

function bound<Part>(part: Part | null): Part {
  if (part === null) throw new Error("not bound");
  return part;
}

async function timed(ask: () => Promise<boolean>): Promise<Check> {
  const startedAt = performance.now();
  const ok = await withTimeout(ask(), healthChecks.timeoutMs).catch(() => false);
  return { ok, ms: Math.round(performance.now() - startedAt) };
}

/** The last result of this isolate, and when a running check began; milliseconds since 1970. */
type Memory = { last: { checks: Checks; at: number } | null; checkingSince: number };
const memoryOf = isolateMemory((): Memory => ({ last: null, checkingSince: 0 }));

/** A check that began long ago belonged to a request that was cancelled: it never ends. */
const isChecking = ({ checkingSince }: Memory) =>
  Date.now() - checkingSince < 2 * healthChecks.timeoutMs;

/**
 * Responds to `/healthz`, whether the Worker runs, and to `/readyz`, whether all its dependencies
 * answer: 200 or 503, with durations. An isolate checks at most once in five seconds, so that requests
 * cannot overload Supabase.
 */
export async function healthResponse(
  pathname: string,
  { environment }: Pick<RequestContext, "environment">,
): Promise<Response> {
  if (pathname === "/healthz") return json(200, { status: "alive" });
  const checks = await recentChecks(environment);
  if (checks === null) return json(503, { status: "checking" });
  const isReady = Object.values(checks).every(({ ok }) => ok);
  return json(isReady ? 200 : 503, { status: isReady ? "ready" : "not ready", checks });
}

async function recentChecks(environment: Environment): Promise<Checks | null> {
  const memory = memoryOf(environment);
  const giveUpAt = Date.now() + healthChecks.timeoutMs;
  // A request must not await the promise of another one, so requests during a check poll.
  while (isChecking(memory) && memory.last === null && Date.now() < giveUpAt) await sleep(50);
  const isRecent = memory.last !== null && Date.now() - memory.last.at < healthChecks.memoMs;
  if (isRecent || isChecking(memory)) return memory.last?.checks ?? null;
  memory.checkingSince = Date.now();
  try {
    const checks = await checkParts(environment);
    memory.last = { checks, at: Date.now() };
    return checks;
  } finally {
    memory.checkingSince = 0;
  }
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
