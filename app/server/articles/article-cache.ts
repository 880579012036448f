import {
  articleCache,
  articleReadTimeoutMs,
  quickFailureMs,
} from "../../config/cache-lifetimes.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName } from "../environment/log.ts";
import { cacheGeneration } from "../store/cache-generation.ts";
import { createInFlight } from "../store/in-flight.ts";
import { withFallback } from "../environment/with-timeout.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { readStored, removeStored, writeStored } from "./article-kv.ts";

/** Result of a read. It never throws: an unusable response is `unavailable`. */
export type Read<Value> =
  | { status: "read"; value: Value }
  | { status: "missing" }
  | { status: "unavailable" };

/** The same with the time the database last confirmed it, in milliseconds since 1970. */
export type CachedRead<Value> =
  | { status: "read"; value: Value; confirmedAt: number }
  | { status: "missing" }
  | { status: "unavailable" };

type Source<Value> = {
  /** For the log. */
  table: string;
  /** Cache key. It holds the columns: other columns are another entry. */
  key: string;
  /** Reads rows from the database; must not throw. */
  read: () => Promise<Read<unknown>>;
  /** @throws when the rows are malformed */
  parse: (rows: unknown) => Value;
};

type Entry = {
  status: "read";
  value: unknown;
  confirmedAt: number;
  /** From then on it is served while it is revalidated. */
  revalidateAt: number;
  /** From then on it is served only if the database does not respond. */
  expiresAt: number;
  /** When the entry in KV was confirmed; null while this isolate has not read KV. */
  storedAt: number | null;
};

type Result = Entry | { status: "missing" } | { status: "unavailable" };

const missing: Result = { status: "missing" };
const unavailable: Result = { status: "unavailable" };

/** What an isolate remembers. */
const createMemory = () => ({
  /** The entries were read in this generation, or are marked as expired. */
  generation: "",
  /** The least recently used first. */
  entries: new Map<string, Entry>(),
  /** Missing articles, and until when they count as missing. A map apart, so that they evict no entry. */
  knownMissing: new Map<string, number>(),
  /** Reads in flight, so that simultaneous requests for one key share a read. */
  inFlight: createInFlight<Result>(articleReadTimeoutMs + quickFailureMs),
});
type Memory = ReturnType<typeof createMemory>;
const memoryOf = isolateMemory(createMemory);

/**
 * Serves from the memory cache and keeps it fresh (docs/decisions/0010): fresh for a minute, then
 * stale while it is revalidated, and never older than two minutes unless the database does not
 * respond. Then the entry in memory or KV is served, however old it is.
 *
 * @param context gets the times at which the result turns stale and expires; a page that lacks a result is
 *   stale after `retryAfterMs`, if it is cached at all
 * @returns `unavailable` only where nothing is cached
 */
export async function withArticleCache<Value>(
  source: Source<Value>,
  context: RequestContext,
): Promise<CachedRead<Value>> {
  const result = await lookUp(source, context);
  const { results } = context;
  if (result.status === "unavailable") {
    results.revalidateAt = Math.min(results.revalidateAt, Date.now() + articleCache.retryAfterMs);
  }
  if (result.status !== "read") return result;
  results.revalidateAt = Math.min(results.revalidateAt, result.revalidateAt);
  results.expiresAt = Math.min(results.expiresAt, result.expiresAt);
  // A key is only ever read by one reader, so its entry is of that reader's type.
  return { status: "read", value: result.value as Value, confirmedAt: result.confirmedAt };
}

/** Whether a result for the key needs no further query: it is in memory, or its query is in flight. */
export function isInMemory(key: string, environment: Environment): boolean {
  const memory = memoryOf(environment);
  const { entries, inFlight } = memory;
  return entries.has(key) || isKnownMissing(key, memory) || inFlight.get(key) !== undefined;
}

/** Whether something can be served for the key if the database does not respond, however old it is. */
export async function hasCopy(key: string, context: RequestContext): Promise<boolean> {
  const isCopied = memoryOf(context.environment).entries.has(key);
  return isCopied || (await readStored(key, context)) !== null;
}

async function lookUp(source: Source<unknown>, context: RequestContext): Promise<Result> {
  const { key } = source;
  const memory = memoryOf(context.environment);
  await expireAfterPurge(memory, context);
  if (isKnownMissing(key, memory)) return missing;
  const entry = memory.entries.get(key);
  if (entry) setEntry(key, entry, memory);
  const now = Date.now();
  if (entry && now < entry.revalidateAt) return entry;
  if (entry && now < entry.expiresAt && !context.isRevalidating) {
    context.waitUntil(revalidate(source, context));
    return entry;
  }
  const reading = revalidate(source, context);
  const first = await withFallback(reading, articleCache.waitMs, null);
  if (first && first.status !== "unavailable") return first;
  const stale = entry ?? (await storedEntry(source, context));
  if (stale) return serveStale(key, stale, memory);
  // The request that reads may have ended: nobody waits for it forever.
  return first ?? withFallback(reading, articleReadTimeoutMs, unavailable);
}

/** After a purge everything is read again; entries stay for a database that does not respond. */
async function expireAfterPurge(memory: Memory, context: RequestContext): Promise<void> {
  const newest = await cacheGeneration(context);
  if (newest === memory.generation) return;
  memory.generation = newest;
  for (const entry of memory.entries.values()) entry.revalidateAt = entry.expiresAt = 0;
  memory.knownMissing.clear();
  memory.inFlight.clear();
}

function isKnownMissing(key: string, { knownMissing }: Memory): boolean {
  return Date.now() < (knownMissing.get(key) ?? 0);
}

function setEntry(key: string, entry: Entry, { entries }: Memory): void {
  setLast(entries, key, entry, articleCache.inMemory);
}

/** Puts a value last and evicts the first ones beyond the limit. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  for (const first of map.keys()) {
    if (map.size <= max) break;
    map.delete(first);
  }
}

/** Serves a stale entry for a while, so that not every visitor of an outage reads again. */
function serveStale(key: string, stale: Entry, memory: Memory): Entry {
  const newer = memory.entries.get(key);
  if (newer && newer.confirmedAt > stale.confirmedAt) return newer;
  const now = Date.now();
  const entry: Entry = {
    ...stale,
    revalidateAt: now + articleCache.retryAfterMs,
    expiresAt: now + articleCache.maxAgeMs,
  };
  setEntry(key, entry, memory);
  return entry;
}

/** Simultaneous requests share one read. */
function revalidate(source: Source<unknown>, context: RequestContext): Promise<Result> {
  const { inFlight } = memoryOf(context.environment);
  const shared = inFlight.get(source.key);
  if (shared) {
    // The read belongs to another request, which may have ended.
    return withFallback(shared, articleReadTimeoutMs, unavailable);
  }
  const reading = readSource(source, context);
  inFlight.start(source.key, reading);
  // The read goes on when the visitor who began it leaves: others may be waiting.
  context.waitUntil(reading);
  return reading;
}

async function readSource(source: Source<unknown>, context: RequestContext): Promise<Result> {
  const { key } = source;
  // The time of the query: a change during the read is not in the response.
  const startedAt = Date.now();
  const memory = memoryOf(context.environment);
  const { entries, knownMissing, generation: startedIn } = memory;
  const read = await source.read();
  const before = entries.get(key);
  // A result that was read before a purge serves this request only.
  const isPurged = startedIn !== memory.generation;
  if (read.status === "missing") {
    entries.delete(key);
    const until = isPurged ? 0 : startedAt + articleCache.missingMs;
    setLast(knownMissing, key, until, articleCache.missingInMemory);
    context.waitUntil(removeStored(key, context));
    return missing;
  }
  const parsed = read.status === "read" ? tryParse(source, read.value, context) : null;
  if (read.status !== "read" || parsed === null) {
    if (before) serveStale(key, before, memory);
    return unavailable;
  }
  const entry: Entry = {
    status: "read",
    ...parsed,
    confirmedAt: startedAt,
    revalidateAt: isPurged ? 0 : startedAt + articleCache.freshMs,
    expiresAt: isPurged ? 0 : startedAt + articleCache.maxAgeMs,
    storedAt: before?.storedAt ?? null,
  };
  setEntry(key, entry, memory);
  knownMissing.delete(key);
  const isStored =
    entry.storedAt !== null &&
    startedAt - entry.storedAt < articleCache.renewMs &&
    JSON.stringify(before?.value) === JSON.stringify(entry.value);
  if (!isStored) context.waitUntil(store(key, read.value, entry, context));
  return entry;
}

function tryParse(
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

async function store(key: string, rows: unknown, entry: Entry, context: RequestContext) {
  const { confirmedAt, storedAt } = entry;
  const writtenAt = await writeStored(key, { rows, confirmedAt }, storedAt === null, context);
  if (writtenAt !== null) entry.storedAt = writtenAt;
}

async function storedEntry(
  { key, parse }: Source<unknown>,
  context: RequestContext,
): Promise<Entry | null> {
  const stored = await readStored(key, context);
  if (stored === null) return null;
  const { rows, confirmedAt } = stored;
  try {
    const times = { confirmedAt, revalidateAt: 0, expiresAt: 0, storedAt: confirmedAt };
    return { status: "read", value: parse(rows), ...times };
  } catch (thrown) {
    context.log.warn("article_cache.read_failed", { error: errorName(thrown) });
    return null;
  }
}
