import * as z from "zod/mini";

import {
  articleCache,
  articleReadTimeoutMs,
  quickFailureMs,
} from "../../config/cache-lifetimes.ts";
import { createInFlight } from "../pages/in-flight.ts";
import { errorName } from "../ops/log.ts";
import { withFallback } from "../ops/with-timeout.ts";
import type { RequestContext } from "../request-context.ts";

/** What a read came to. Never thrown: an unusable answer is `unavailable`. */
export type Read<Value> =
  | { outcome: "read"; value: Value }
  | { outcome: "missing" }
  | { outcome: "unavailable" };

/** The same, and when the database last said so, in milliseconds since 1970. */
export type CachedRead<Value> =
  | { outcome: "read"; value: Value; confirmedAt: number }
  | { outcome: "missing" }
  | { outcome: "unavailable" };

/** What is read. */
type Source<Value> = {
  /** Where the rows stand; for the log. */
  table: string;
  /** Names it within this site, columns included: with other columns it is another copy. */
  key: string;
  /** Asks the database for rows as they stand there; must not throw. */
  read: () => Promise<Read<unknown>>;
  /** Makes the value of the rows; throws when they are not what they should be. */
  parse: (rows: unknown) => Value;
};

type Copy = {
  outcome: "read";
  value: unknown;
  confirmedAt: number;
  /** From then on it is answered while the database is asked again. */
  revalidateAt: number;
  /** From then on it is answered only if the database gives no answer. */
  expiresAt: number;
  /** When KV got it; null while this isolate does not know what KV holds. */
  storedAt: number | null;
};

type Answer = Copy | { outcome: "missing" } | { outcome: "unavailable" };

const missing: Answer = { outcome: "missing" };
const unavailable: Answer = { outcome: "unavailable" };

/** What KV holds: rows, so that each build parses and sanitizes them by its own rules. */
const storedSchema = z.object({ rows: z.unknown(), at: z.number() });

/** Copies of this isolate, the longest unused first. */
const inMemory = new Map<string, Copy>();

/** What was not there, and until when that is believed. Apart, so that it evicts no copy. */
const knownMissing = new Map<string, number>();

/** Reads in flight, so that visitors who miss the same copy share one. */
const inFlight = createInFlight<Answer>(articleReadTimeoutMs + quickFailureMs);

/**
 * Answers from the memory cache and keeps it fresh (docs/decisions/0010): fresh for a minute, then
 * stale while it is revalidated, and never older than two minutes unless the database gives no answer.
 * Then the copy in memory or KV is answered, however old it is.
 *
 * @param source what is read
 * @param context whose results get the lifetime of the value
 * @returns the copy or what the read came to; `unavailable` only where there is no copy
 */
export async function withArticleCache<Value>(
  source: Source<Value>,
  context: RequestContext,
): Promise<CachedRead<Value>> {
  const answer = await answerFor(source, context);
  if (answer.outcome !== "read") return answer;
  const { results } = context;
  results.revalidateAt = Math.min(results.revalidateAt, answer.revalidateAt);
  results.expiresAt = Math.min(results.expiresAt, answer.expiresAt);
  // A key is only ever read by one reader, so its copy is of that reader's type.
  return { outcome: "read", value: answer.value as Value, confirmedAt: answer.confirmedAt };
}

/** Whether to answer for a key asks the database for nothing that it is not asked for anyway. */
export function isInMemory(key: string): boolean {
  return inMemory.has(key) || isKnownMissing(key) || inFlight.get(key) !== undefined;
}

async function answerFor(source: Source<unknown>, context: RequestContext): Promise<Answer> {
  const { key } = source;
  if (isKnownMissing(key)) return missing;
  const copy = inMemory.get(key);
  if (copy) remember(key, copy);
  const now = Date.now();
  if (copy && now < copy.revalidateAt) return copy;
  if (copy && now < copy.expiresAt && !context.isRevalidating) {
    context.waitUntil(refreshed(source, context));
    return copy;
  }
  const reading = refreshed(source, context);
  const first = await withFallback(reading, articleCache.waitMs, null);
  if (first && first.outcome !== "unavailable") return first;
  const older = copy ?? (await stored(source, context));
  if (older) return answeredInstead(key, older);
  // Should the request that reads be gone, nobody waits for it forever.
  return first ?? withFallback(reading, articleReadTimeoutMs, unavailable);
}

function isKnownMissing(key: string): boolean {
  return Date.now() < (knownMissing.get(key) ?? 0);
}

function remember(key: string, copy: Copy): void {
  setLast(inMemory, key, copy, articleCache.inMemory);
}

/** Puts an entry last and drops the first ones beyond the limit. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  for (const first of map.keys()) {
    if (map.size <= max) break;
    map.delete(first);
  }
}

/** The database is asked again after a pause, not by every visitor of an outage. */
function answeredInstead(key: string, older: Copy): Copy {
  const newer = inMemory.get(key);
  if (newer && newer.confirmedAt > older.confirmedAt) return newer;
  const now = Date.now();
  const copy: Copy = {
    ...older,
    revalidateAt: now + articleCache.retryAfterMs,
    expiresAt: now + articleCache.maxAgeMs,
  };
  remember(key, copy);
  return copy;
}

/** One read for everybody who asks at the same time. */
function refreshed(source: Source<unknown>, context: RequestContext): Promise<Answer> {
  const shared = inFlight.get(source.key);
  if (shared) {
    // It belongs to another request, which may be gone.
    return withFallback(shared, articleReadTimeoutMs, unavailable);
  }
  const reading = refresh(source, context);
  inFlight.start(source.key, reading);
  // It is finished also when the visitor who began it leaves: others may be waiting.
  context.waitUntil(reading);
  return reading;
}

async function refresh(source: Source<unknown>, context: RequestContext): Promise<Answer> {
  const { key } = source;
  // What changes while the answer is on its way is not in it.
  const askedAt = Date.now();
  const read = await source.read();
  const before = inMemory.get(key);
  if (read.outcome === "missing") {
    inMemory.delete(key);
    const until = askedAt + articleCache.missingMs;
    setLast(knownMissing, key, until, articleCache.missingInMemory);
    context.waitUntil(removeStored(key, context));
    return missing;
  }
  const value = read.outcome === "read" ? parsed(source, read.value, context) : null;
  if (value === null) {
    if (before) answeredInstead(key, before);
    return unavailable;
  }
  const copy: Copy = {
    outcome: "read",
    ...value,
    confirmedAt: askedAt,
    revalidateAt: askedAt + articleCache.freshMs,
    expiresAt: askedAt + articleCache.maxAgeMs,
    storedAt: before?.storedAt ?? null,
  };
  remember(key, copy);
  knownMissing.delete(key);
  const isStored =
    copy.storedAt !== null &&
    askedAt - copy.storedAt < articleCache.renewMs &&
    JSON.stringify(before?.value) === JSON.stringify(copy.value);
  if (!isStored && read.outcome === "read")
    context.waitUntil(store(key, read.value, copy, context));
  return copy;
}

function parsed(
  { table, parse }: Source<unknown>,
  rows: unknown,
  { log }: RequestContext,
): { value: unknown } | null {
  try {
    return { value: parse(rows) };
  } catch (thrown) {
    log.error("article.malformed", { alert: true, table, error: errorName(thrown) });
    return null;
  }
}

const storedName = (key: string) => `${articleCache.format}:${key}`;

async function stored(
  { key, parse }: Source<unknown>,
  { environment, log }: RequestContext,
): Promise<Copy | null> {
  try {
    const kv = environment.ARTICLE_CACHE;
    if (kv === null) return null;
    const found = await withFallback(
      kv.get(storedName(key), "json"),
      articleCache.readTimeoutMs,
      null,
    );
    if (!found) return null;
    const { rows, at } = storedSchema.parse(found);
    const value = parse(rows);
    return { outcome: "read", value, confirmedAt: at, revalidateAt: 0, expiresAt: 0, storedAt: at };
  } catch (thrown) {
    log.warn("article_cache.read_failed", { error: errorName(thrown) });
    return null;
  }
}

/** KV takes about a write a second for a key and charges for each: only what is new or runs out. */
async function store(
  key: string,
  rows: unknown,
  copy: Copy,
  { environment, log }: RequestContext,
): Promise<void> {
  const kv = environment.ARTICLE_CACHE;
  if (kv === null) return;
  const name = storedName(key);
  const text = JSON.stringify({ rows, at: copy.confirmedAt });
  if (text.length > articleCache.maxBytes) return;
  try {
    if (copy.storedAt === null) {
      const { data: before } = storedSchema.safeParse(await kv.get(name, "json"));
      const isYoung = before && copy.confirmedAt - before.at < articleCache.renewMs;
      if (isYoung && JSON.stringify(before.rows) === JSON.stringify(rows)) {
        copy.storedAt = before.at;
        return;
      }
    }
    await kv.put(name, text, { expirationTtl: articleCache.ttlSeconds });
    copy.storedAt = copy.confirmedAt;
  } catch (thrown) {
    log.warn("article_cache.write_failed", { error: errorName(thrown) });
  }
}

/** What is not published any more must not come back with an outage. */
async function removeStored(key: string, { environment, log }: RequestContext): Promise<void> {
  const name = storedName(key);
  try {
    // Reading costs a tenth of deleting, and most of what is missing never was there.
    const found = await environment.ARTICLE_CACHE?.get(name);
    if (found) await environment.ARTICLE_CACHE?.delete(name);
  } catch (thrown) {
    log.warn("article_cache.write_failed", { error: errorName(thrown) });
  }
}
