import { articleCache, articleReadTimeoutMs } from "../../config/cache-lifetimes.ts";
import { errorName } from "../ops/log.ts";
import type { RequestContext } from "../request-context.ts";

/** What a read came to. Never thrown: an unusable answer is `unavailable`. */
export type Read<Value> =
  | { outcome: "read"; value: Value }
  | { outcome: "missing" }
  | { outcome: "unavailable" };

/** A copy, when the database last confirmed it and when KV got it, in milliseconds since 1970. */
type Copy = {
  read: Exclude<Read<unknown>, { outcome: "unavailable" }>;
  at: number;
  writtenAt: number;
};

/** What KV holds. */
type Stored = { value: unknown; at: number };

// A copy is good for the build that made it: the next one may parse or sanitise differently.
const version = String(import.meta.env.BUILD_ID ?? "development");

/** Copies of this isolate, the longest unused first. */
const inMemory = new Map<string, Copy>();

/** Reads under way, so that visitors who miss the same copy share one. */
const inFlight = new Map<string, Promise<Read<unknown>>>();

/**
 * Answers from the last good copy and keeps it young (docs/decisions/0010). Whoever comes while there
 * is a copy never waits for the database; without one, simultaneous visitors share one read.
 *
 * @param key names what is read, within this site
 * @param read asks the database; must not throw
 * @param context the request that asks
 * @returns the copy or what the read came to; `unavailable` only where there is no copy
 */
export async function withArticleCache<Value>(
  key: string,
  read: () => Promise<Read<Value>>,
  context: RequestContext,
): Promise<Read<Value>> {
  const copy = remembered(key) ?? (await kept(key, context));
  const answer = copy === null ? await refreshed(key, read, context) : copy.read;
  if (copy !== null && isOld(copy)) context.waitUntil(refreshed(key, read, context));
  // A key is only ever read by one reader, so its copy is of that reader's type.
  return answer as Read<Value>;
}

function isOld({ read, at }: Copy): boolean {
  const freshMs = read.outcome === "missing" ? articleCache.missingMs : articleCache.freshMs;
  return Date.now() - at >= freshMs;
}

function remembered(key: string): Copy | null {
  const copy = inMemory.get(key);
  // That something is missing is known for a while only; content is known until something newer is.
  if (!copy || (copy.read.outcome === "missing" && isOld(copy))) return null;
  remember(key, copy);
  return copy;
}

function remember(key: string, copy: Copy): void {
  inMemory.delete(key);
  inMemory.set(key, copy);
  for (const oldest of inMemory.keys()) {
    if (inMemory.size <= articleCache.inMemory) break;
    inMemory.delete(oldest);
  }
}

async function kept(key: string, { environment, log }: RequestContext): Promise<Copy | null> {
  try {
    const stored = await Promise.race([
      environment.ARTICLE_CACHE?.get<Stored>(`${version}:${key}`, "json"),
      after(articleCache.readTimeoutMs, null),
    ]);
    if (!stored) return null;
    // Written by this same build, whatever is in it.
    const { value, at } = stored;
    const copy: Copy = { read: { outcome: "read", value }, at, writtenAt: at };
    remember(key, copy);
    return copy;
  } catch (thrown) {
    log.warn("article_cache.read_failed", { error: errorName(thrown) });
    return null;
  }
}

/** One read for everybody who asks at the same time. */
async function refreshed<Value>(
  key: string,
  read: () => Promise<Read<Value>>,
  context: RequestContext,
): Promise<Read<unknown>> {
  let reading = inFlight.get(key);
  if (!reading) {
    reading = refresh(key, read, context).finally(() => inFlight.delete(key));
    inFlight.set(key, reading);
    // It is finished also when the visitor who began it leaves: others may be waiting.
    context.waitUntil(reading);
  }
  // Should the request that reads be taken down all the same, nobody waits for it forever.
  const tooLate: Read<unknown> = { outcome: "unavailable" };
  return Promise.race([reading, after(articleReadTimeoutMs + 500, tooLate)]);
}

function after<Value>(waitMs: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), waitMs);
  });
}

async function refresh<Value>(
  key: string,
  read: () => Promise<Read<Value>>,
  context: RequestContext,
): Promise<Read<Value>> {
  const before = inMemory.get(key);
  const answer = await read();
  const at = Date.now();
  if (answer.outcome === "unavailable") {
    // Asked again after a pause, not by every visitor of an outage.
    if (before) {
      remember(key, { ...before, at: at - articleCache.freshMs + articleCache.retryAfterMs });
    }
    return answer;
  }
  const copy: Copy = { read: answer, at, writtenAt: before?.writtenAt ?? 0 };
  remember(key, copy);
  if (mustWrite(copy, before)) context.waitUntil(write(key, copy, context));
  return answer;
}

/** KV takes about a write a second for a key and charges for each: only what is new or runs out. */
function mustWrite({ read, at, writtenAt }: Copy, before: Copy | undefined): boolean {
  if (read.outcome === "missing") return before?.read.outcome === "read";
  if (before?.read.outcome !== "read" || at - writtenAt >= articleCache.renewMs) return true;
  return JSON.stringify(before.read.value) !== JSON.stringify(read.value);
}

async function write(key: string, copy: Copy, { environment, log }: RequestContext): Promise<void> {
  const store = environment.ARTICLE_CACHE;
  const name = `${version}:${key}`;
  try {
    if (copy.read.outcome === "missing") return await store?.delete(name);
    const stored: Stored = { value: copy.read.value, at: copy.at };
    const text = JSON.stringify(stored);
    if (text.length > articleCache.maxBytes) return undefined;
    await store?.put(name, text, { expirationTtl: articleCache.ttlSeconds });
    copy.writtenAt = copy.at;
  } catch (thrown) {
    log.warn("article_cache.write_failed", { error: errorName(thrown) });
  }
  return undefined;
}
