import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createCache, type Entry, type Fetched, type Store } from "../../app/server/store/cache.ts";
import { partialContext } from "../support/request-context.ts";

// RFC 5861 and docs/decisions/0059.

const second = 1000;
const options = {
  max: 10,
  missingMs: 60 * second,
  shareMs: 5 * second,
  waitMs: second,
  retryMs: 10 * second,
};

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

type Source = (isBackground: boolean) => Promise<Fetched<string>>;

const gives = (
  value: string,
  cacheControl = "max-age=60, stale-while-revalidate=10, stale-if-error=3600",
) =>
  vi.fn<Source>(async () => ({
    status: "read",
    value,
    headers: new Headers({ "cache-control": cacheControl }),
  }));
const fails = () => vi.fn<Source>(async () => ({ status: "unavailable" }));
const isGone = (isUnasked = false) => vi.fn<Source>(async () => ({ status: "missing", isUnasked }));
/** A source that responds later. */
const slow = (source: Source, ms: number) =>
  vi.fn<Source>(async (isBackground) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return source(isBackground);
  });

/** Where entries outlive an isolate. */
function place() {
  const entries = new Map<string, Entry<string>>();
  return {
    entries,
    read: vi.fn<Store<string>["read"]>(async (key) => entries.get(key) ?? null),
    write: async (key: string, entry: Entry<string>) => void entries.set(key, entry),
    remove: async (key: string) => entries.delete(key),
  };
}

/** A cache with the isolates that use it. */
function cacheWith(places: Partial<Record<"nearby" | "lasting", ReturnType<typeof place>>> = {}) {
  const cache = createCache<string>({ ...options, ...places });
  return {
    isolate() {
      const work: Promise<unknown>[] = [];
      const context = partialContext({
        environment: {},
        log: { warn: () => undefined },
        // As the platform it takes nothing but promises.
        waitUntil: (promise: Promise<unknown>) => void work.push(promise.finally(() => undefined)),
        isRevalidating: false,
      });
      return {
        /** How the cache answers, and with what. */
        ask: async (source: Source, key = "a") => {
          const found = await cache.get(key, source, context);
          return found.status === "read" ? [found.how, found.entry.value] : found;
        },
        hasCopy: () => cache.hasCopy("a", context),
        /** What goes on after the responses. */
        settle: () => Promise.all(work),
      };
    },
  };
}

const unavailable = { status: "unavailable" };
const missing = { status: "missing" };

describe("a value", () => {
  test("is fresh for its time, then stale while it is revalidated, then asked for", async () => {
    const { ask, settle } = cacheWith().isolate();
    const first = gives("one");
    expect(await ask(first)).toEqual(["miss", "one"]);
    expect(first).toHaveBeenCalledWith(false);
    vi.advanceTimersByTime(60 * second - 1);
    expect(await ask(fails())).toEqual(["hit", "one"]);
    vi.advanceTimersByTime(1);
    const next = gives("two");
    expect(await ask(next)).toEqual(["stale", "one"]);
    expect(next).toHaveBeenCalledWith(true);
    await settle();
    expect(await ask(fails())).toEqual(["hit", "two"]);
    vi.advanceTimersByTime(70 * second);
    expect(await ask(gives("three"))).toEqual(["miss", "three"]);
  });

  test("that is stale is revalidated once for all who come meanwhile", async () => {
    const { ask } = cacheWith().isolate();
    await ask(gives("one"));
    vi.advanceTimersByTime(60 * second);
    const sources = [slow(gives("two"), second), gives("three")] as const;
    for (const source of sources) expect(await ask(source)).toEqual(["stale", "one"]);
    expect(sources[1]).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(second);
    expect(await ask(fails())).toEqual(["hit", "two"]);
  });

  test("that another request waits for is shared, and so is that there is none", async () => {
    const { ask } = cacheWith().isolate();
    const both = (source: Source) => Promise.all([ask(source), ask(source)]);
    expect(await both(isGone())).toEqual([missing, missing]);
    vi.advanceTimersByTime(options.missingMs);
    const answers = await both(gives("one"));
    expect(answers.map(String).toSorted()).toEqual(["hit,one", "miss,one"]);
  });

  test("that comes late is waited for where nothing else can be served", async () => {
    const asked = cacheWith()
      .isolate()
      .ask(slow(gives("one"), 3 * second));
    await vi.advanceTimersByTimeAsync(3 * second);
    expect(await asked).toEqual(["miss", "one"]);
  });

  test.each([
    ["no-store", unavailable],
    ["max-age=0", ["miss", "one"]],
  ])("with %s is stored nowhere", async (cacheControl, answer) => {
    const [nearby, lasting] = [place(), place()];
    const { ask, hasCopy } = cacheWith({ nearby, lasting }).isolate();
    expect(await ask(gives("one", cacheControl))).toEqual(answer);
    expect([nearby.entries.size, lasting.entries.size, await hasCopy()]).toEqual([0, 0, false]);
  });

  test("that is complete after the answer is stored then; one that failed is not", async () => {
    const { ask, settle } = cacheWith().isolate();
    const later = (source: Source) => async (): Promise<Fetched<string>> => ({
      status: "unavailable",
      later: source(false),
    });
    expect(await ask(later(fails()))).toEqual(unavailable);
    await settle();
    expect(await ask(later(slow(gives("one"), second)))).toEqual(unavailable);
    // The platform lets it go on.
    const settled = vi.fn<() => void>();
    void settle().then(settled);
    await vi.advanceTimersByTimeAsync(second - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await ask(fails())).toEqual(["hit", "one"]);
  });

  test("counts that was asked for after a fetch that took too long and found nothing", async () => {
    const { ask } = cacheWith().isolate();
    void ask(slow(isGone(), 6 * second));
    await vi.advanceTimersByTimeAsync(options.shareMs);
    void ask(slow(gives("one"), 2 * second));
    await vi.advanceTimersByTimeAsync(2 * second);
    expect(await ask(fails())).toEqual(["hit", "one"]);
  });

  test.each([
    ["lead to nothing", isGone()],
    ["cannot be asked for", fails()],
  ])("stays in memory whatever keys that %s are guessed", async (_, source) => {
    const { ask } = cacheWith().isolate();
    await ask(gives("one"));
    for (let number = 0; number < 20; number += 1) await ask(source, `guess ${number}`);
    expect(await ask(fails())).toEqual(["hit", "one"]);
  });
});

describe("where the source fails", () => {
  test("a value is served as long as its headers allow", async () => {
    const { ask, hasCopy } = cacheWith().isolate();
    expect(await hasCopy()).toBe(false);
    await ask(gives("one"));
    expect(await hasCopy()).toBe(true);
    vi.advanceTimersByTime(3660 * second - 1);
    expect(await ask(fails())).toEqual(["stale", "one"]);
    vi.advanceTimersByTime(1);
    expect(await ask(fails())).toEqual(unavailable);
  });

  // "After a failure the source is not asked for ten seconds, within what the headers allow."
  test("it is not asked for ten seconds; then it is, while the value is still served", async () => {
    const { ask, settle } = cacheWith().isolate();
    await ask(gives("one"));
    vi.advanceTimersByTime(60 * second);
    expect(await ask(fails())).toEqual(["stale", "one"]);
    await settle();
    vi.advanceTimersByTime(10 * second - 1);
    const notAsked = fails();
    expect(await ask(notAsked)).toEqual(["hit", "one"]);
    expect(notAsked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    const asked = slow(fails(), 60 * second);
    expect(await ask(asked)).toEqual(["stale", "one"]);
    expect(asked).toHaveBeenCalledWith(true);
    vi.advanceTimersByTime(10 * second);
    expect(await ask(gives("two"))).toEqual(["miss", "two"]);
  });

  test("that prolongs no value beyond its headers", async () => {
    const { ask, settle } = cacheWith().isolate();
    await ask(gives("one", "max-age=60, stale-while-revalidate=10"));
    vi.advanceTimersByTime(65 * second);
    await ask(fails());
    await settle();
    vi.advanceTimersByTime(5 * second);
    expect(await ask(fails())).toEqual(unavailable);
  });
});

describe("where the source has nothing any more", () => {
  test("it is not asked for a while, and no value is left in any place", async () => {
    const [nearby, lasting] = [place(), place()];
    const { ask } = cacheWith({ nearby, lasting }).isolate();
    await ask(gives("one"));
    vi.advanceTimersByTime(70 * second);
    expect(await ask(isGone())).toEqual(missing);
    expect([nearby.entries.size, lasting.entries.size]).toEqual([0, 0]);
    vi.advanceTimersByTime(options.missingMs - 1);
    expect(await ask(gives("two"))).toEqual(missing);
    vi.advanceTimersByTime(1);
    expect(await ask(fails())).toEqual(unavailable);
  });

  test("and something else tells it, the copy for outages stays", async () => {
    const lasting = place();
    const { ask } = cacheWith({ lasting }).isolate();
    await ask(gives("one"));
    vi.advanceTimersByTime(70 * second);
    expect(await ask(isGone(true))).toEqual(missing);
    expect(lasting.entries.size).toBe(1);
  });
});

describe("another isolate", () => {
  test("finds a value in the data center's cache, and then in its memory", async () => {
    const nearby = place();
    const cache = cacheWith({ nearby });
    await cache.isolate().ask(gives("one"));
    const { ask } = cache.isolate();
    nearby.read.mockClear();
    expect(await ask(fails())).toEqual(["hit", "one"]);
    expect(await ask(fails())).toEqual(["hit", "one"]);
    expect(nearby.read).toHaveBeenCalledTimes(1);
  });

  test("uses what another request fetched while that cache was read", async () => {
    const nearby = place();
    const { ask } = cacheWith({ nearby }).isolate();
    const read = Promise.withResolvers<null>();
    nearby.read.mockReturnValueOnce(read.promise);
    const waiting = ask(fails());
    await vi.advanceTimersByTimeAsync(0);
    await ask(gives("one"));
    read.resolve(null);
    expect(await waiting).toEqual(["hit", "one"]);
  });

  test("has the copy for outages, but no longer than the source fails", async () => {
    const lasting = place();
    const cache = cacheWith({ lasting });
    await cache.isolate().ask(gives("one"));
    const { ask, hasCopy } = cache.isolate();
    expect(await hasCopy()).toBe(true);
    expect(await ask(fails())).toEqual(["stale", "one"]);
    expect(await cache.isolate().ask(gives("two"))).toEqual(["miss", "two"]);
  });

  test("uses no such copy where another request fetched something newer meanwhile", async () => {
    const lasting = place();
    const cache = cacheWith({ lasting });
    await cache.isolate().ask(gives("one"));
    const { ask } = cache.isolate();
    const read = Promise.withResolvers<Entry<string> | null>();
    lasting.read.mockReturnValueOnce(read.promise);
    const copy = lasting.entries.get("a") ?? null;
    vi.advanceTimersByTime(1);
    const waiting = ask(fails());
    await vi.advanceTimersByTimeAsync(0);
    expect(await ask(gives("two"))).toEqual(["miss", "two"]);
    read.resolve(copy);
    expect(await waiting).toEqual(["stale", "two"]);
  });
});
