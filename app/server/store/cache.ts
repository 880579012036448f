import { createLru } from "../../lib/lru.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { withFallback } from "../../lib/with-fallback.ts";
import { getLifetime } from "./cache-control.ts";
import { cacheGeneration } from "./cache-generation.ts";
import { createInFlight } from "./in-flight.ts";

/** A cached value. All times are in milliseconds since 1970. */
export type Entry<Value> = Readonly<{
  value: Value;
  /** When the source was asked: a later change is not in the value. */
  date: number;
  freshUntil: number;
  /** Until then it is served while it is revalidated. */
  staleUntil: number;
  /** Until then it is served if the source fails. */
  errorUntil: number;
}>;

/**
 * What a source answers: a value, with the headers that say how long it lives; that there is nothing, so
 * that what is cached goes; or that it failed or may not be stored, which says nothing about what is cached.
 */
export type Fetched<Value> =
  | { status: "read"; value: Value; headers: Headers }
  /** `isUnasked`: the source was not asked, so a copy that outlives the isolate stays. */
  | { status: "missing"; isUnasked?: boolean }
  /** `later` has a value that is complete after the answer. */
  | { status: "unavailable"; later?: Promise<Fetched<Value>> };

/** What a cache answers, and how: as `Cache-Status` says it. */
type Found<Value> =
  | { status: "read"; entry: Entry<Value>; how: "hit" | "stale" | "miss" }
  | { status: "missing" }
  | { status: "unavailable" };

/** Where entries outlive the isolate. It never throws. */
export type Store<Value> = {
  read: (key: string, context: RequestContext) => Promise<Entry<Value> | null>;
  write: (key: string, entry: Entry<Value>, context: RequestContext) => Promise<void>;
  remove: (key: string, context: RequestContext) => Promise<unknown>;
};

type Options<Value> = {
  /** Maximum number of entries in the memory of one isolate, and of keys that lead to nothing. */
  max: number;
  /** How long it is remembered that the source has no value. */
  missingMs: number;
  /** A fetch that another request began is waited for this long; then it counts as abandoned. */
  shareMs: number;
  /** How long a visitor waits for the source where a value that is too old can be served instead. */
  waitMs: number;
  /** After a failure the source is not asked for a cached value for this long. */
  retryMs: number;
  /** Shared by the isolates of a data center; the source is asked after it. */
  nearby?: Store<Value>;
  /** Read only when the source fails. */
  lasting?: Store<Value>;
};

/** @returns null for what may not be stored */
export function toEntry<Value>(value: Value, date: number, headers: Headers): Entry<Value> | null {
  const lifetime = getLifetime(headers, date);
  if (lifetime === null) return null;
  const freshUntil = date + lifetime.freshMs;
  const staleUntil = freshUntil + lifetime.staleMs;
  const errorUntil = Math.max(staleUntil, freshUntil + lifetime.errorMs);
  return { value, date, freshUntil, staleUntil, errorUntil };
}

/**
 * Serves what is fresh, then what is stale while it is revalidated, then what is stale if the source fails
 * (RFC 5861; docs/decisions/0059). Simultaneous requests for a key share a fetch. A purge begins a new
 * generation of keys; the lasting store has none.
 */
export function createCache<Value>(options: Options<Value>) {
  const { nearby, lasting } = options;
  const memoryOf = isolateMemory(() => ({
    entries: createLru<Entry<Value>>(options.max),
    /** Until when keys lead to nothing. Apart, so that guessed keys evict no entry. */
    gone: createLru<number>(options.max),
    inFlight: createInFlight<Found<Value>>(options.shareMs),
  }));

  /** The place of a key in the memory of this isolate. */
  async function slotOf(plainKey: string, context: RequestContext) {
    const key = `${await cacheGeneration(context)} ${plainKey}`;
    return { key, plainKey, context, ...memoryOf(context.environment) };
  }
  type Slot = Awaited<ReturnType<typeof slotOf>>;
  type Fetch = () => Promise<Fetched<Value>>;

  /** A fetch that another request began; else its own, because that request may have been cancelled. */
  async function fetchOnce(slot: Slot, fetch: Fetch): Promise<Found<Value>> {
    const shared = slot.inFlight.get(slot.key)?.catch(() => null);
    const found = shared && (await withFallback(shared, options.shareMs, null));
    if (!found) return fetchAndShare(slot, fetch);
    return found.status === "read" ? { ...found, how: "hit" } : found;
  }

  function fetchAndShare(slot: Slot, fetch: Fetch): Promise<Found<Value>> {
    const fetching = fetchAndStore(slot, fetch);
    slot.inFlight.start(slot.key, fetching);
    // It goes on when the visitor who began it leaves: others may be waiting.
    slot.context.waitUntil(fetching.catch(() => null));
    return fetching;
  }

  async function fetchAndStore(slot: Slot, fetch: Fetch): Promise<Found<Value>> {
    const { key, plainKey, context, entries, gone } = slot;
    const date = Date.now();
    const fetched = await fetch();
    if (fetched.status === "read") {
      const entry = storeFetched(slot, fetched, date);
      return entry ? { status: "read", entry, how: "miss" } : { status: "unavailable" };
    }
    const before = entries.get(key);
    if (fetched.status === "unavailable") {
      if (before) pause(slot, before);
      const later = fetched.later?.then((value) => storeFetched(slot, value, date));
      if (later) context.waitUntil(later);
      return { status: "unavailable" };
    }
    entries.delete(key);
    gone.set(key, date + options.missingMs);
    if (nearby && before) context.waitUntil(nearby.remove(key, context));
    if (lasting && !fetched.isUnasked) context.waitUntil(lasting.remove(plainKey, context));
    return { status: "missing" };
  }

  function storeFetched(
    { key, plainKey, context, entries, gone }: Slot,
    fetched: Fetched<Value>,
    date: number,
  ): Entry<Value> | null {
    if (fetched.status !== "read") return null;
    const entry = toEntry(fetched.value, date, fetched.headers);
    if (entry === null || entry.errorUntil <= Date.now()) return entry;
    entries.set(key, entry);
    gone.delete(key);
    if (nearby) context.waitUntil(nearby.write(key, entry, context));
    if (lasting) context.waitUntil(lasting.write(plainKey, entry, context));
    return entry;
  }

  /** Lets a value live on for a while, because the source has just failed. */
  function pause({ key, entries }: Slot, entry: Entry<Value>): Entry<Value> {
    const newer = entries.get(key);
    if (newer && newer.date > entry.date) return newer;
    const freshUntil = Math.min(entry.errorUntil, Date.now() + options.retryMs);
    const staleUntil = freshUntil + entry.staleUntil - entry.freshUntil;
    const paused = { ...entry, freshUntil, staleUntil: Math.min(entry.errorUntil, staleUntil) };
    entries.set(key, paused);
    return paused;
  }

  return {
    /** @param fetch asks the source; `isBackground` where nobody waits, because a stale value was served */
    async get(
      plainKey: string,
      fetch: (isBackground: boolean) => Promise<Fetched<Value>>,
      context: RequestContext,
    ): Promise<Found<Value>> {
      const slot = await slotOf(plainKey, context);
      const { key, entries } = slot;
      if (Date.now() < (slot.gone.get(key) ?? 0)) return { status: "missing" };
      const inMemory = entries.get(key);
      // While the store is read, another request may fetch the value.
      const entry = inMemory ?? (await nearby?.read(key, context)) ?? entries.get(key);
      if (entry && !inMemory) entries.set(key, entry);
      const now = Date.now();
      if (entry && now < entry.freshUntil) return { status: "read", entry, how: "hit" };
      if (entry && now < entry.staleUntil && !context.isRevalidating) {
        if (!slot.inFlight.get(key)) void fetchAndShare(slot, () => fetch(true)).catch(() => null);
        return { status: "read", entry, how: "stale" };
      }
      const fetching = fetchOnce(slot, () => fetch(false));
      const first = await withFallback(fetching, options.waitMs, null);
      if (first && first.status !== "unavailable") return first;
      const isUsable = entry && now < entry.errorUntil;
      const stale = isUsable ? entry : await lasting?.read(plainKey, context);
      if (stale) return { status: "read", entry: pause(slot, stale), how: "stale" };
      return first ?? fetching;
    },

    /** Whether something can be served if the source fails. */
    hasCopy: async (plainKey: string, context: RequestContext): Promise<boolean> => {
      const { key, entries } = await slotOf(plainKey, context);
      return Boolean(entries.get(key) ?? (await lasting?.read(plainKey, context)));
    },
  };
}
