import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Read } from "../../app/articles/contract.ts";
import type { Query } from "../../app/server/articles/article-database.ts";
import { articleCache } from "../../app/config/cache-lifetimes.ts";
import { pageCache } from "../../app/config/cacheable-pages.ts";
import { toEntry } from "../../app/server/store/cache.ts";
import type { RequestContext } from "../../app/server/environment/request-context.ts";
import { partialContext } from "../support/request-context.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** KV as far as copies need it, without the time KV takes to spread a write. */
function fakeStore() {
  const entries = new Map<string, { text: string; ttl: number }>();
  return {
    entries,
    puts: 0,
    async get(name: string) {
      const entry = entries.get(name);
      return entry ? JSON.parse(entry.text) : null;
    },
    async put(name: string, text: string, { expirationTtl }: { expirationTtl: number }) {
      this.puts += 1;
      entries.set(name, { text, ttl: expirationTtl });
    },
    async delete(name: string) {
      entries.delete(name);
    },
  };
}

let store: ReturnType<typeof fakeStore>;
let work: Promise<unknown>[];
let context: RequestContext;

/** A new isolate: nothing in memory, KV as it was. */
async function isolate() {
  vi.resetModules();
  const { readCached } = await import("../../app/server/articles/article-cache.ts");
  return (slug: string, read: () => Promise<Read<unknown>>) =>
    readCached({ table: "insights", query: queryOf(slug), read, parse: textOf }, context);
}

const queryOf =
  (slug: string): Query =>
  (client) =>
    client.from("insights").select("slug, title").eq("slug", slug).single();

/** The name in KV of what was read so. */
const nameOf = (slug: string) => `3:GET /insights?select=slug%2Ctitle&slug=eq.${slug}`;

/** Rows are texts here. */
function textOf(rows: unknown): string {
  if (typeof rows !== "string") throw new TypeError("no text");
  return rows;
}

const gives = (value: string) =>
  vi.fn<() => Promise<Read<string>>>(async () => ({ status: "read", value }));
const fails = () => vi.fn<() => Promise<Read<string>>>(async () => ({ status: "unavailable" }));
const isGone = () => vi.fn<() => Promise<Read<string>>>(async () => ({ status: "missing" }));

const silent = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  store = fakeStore();
  work = [];
  // Only what copies use.
  context = partialContext({
    environment: { ARTICLE_CACHE: store },
    log: { info: silent, warn: silent, error: silent },
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    isRevalidating: false,
  });
});
afterEach(() => vi.useRealTimers());

/** An answer that waits for something, with the clock that lets it happen. */
async function later<Value>(answer: Promise<Value>, ms: number): Promise<Value> {
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

const never = () => new Promise<Read<unknown>>(() => undefined);

describe("never older than two minutes", () => {
  test("the first visitor after a quiet time gets what is there now", async () => {
    const ask = await isolate();
    await ask("a", gives("one"));
    vi.advanceTimersByTime(2 * minute);
    expect(await ask("a", gives("two"))).toMatchObject({ status: "read", value: "two" });
    vi.advanceTimersByTime(2 * minute);
    expect(await ask("a", isGone())).toEqual({ status: "missing" });
  });

  test("a new isolate asks the database, not KV", async () => {
    await (
      await isolate()
    )("a", gives("one"));
    expect(await (await isolate())("a", gives("two"))).toMatchObject({ value: "two" });
    expect(await (await isolate())("a", isGone())).toEqual({ status: "missing" });
    await Promise.all(work);
    expect(store.entries.size).toBe(0);
  });

  test("a database that is slow is waited for a second, then the copy is answered", async () => {
    const ask = await isolate();
    await ask("a", gives("one"));
    vi.advanceTimersByTime(2 * minute);
    expect(await later(ask("a", never), second)).toMatchObject({ value: "one" });
    const read = gives("two");
    expect(await ask("a", read)).toMatchObject({ value: "one" });
    expect(read).not.toHaveBeenCalled();
  });

  test("together with a page that was rendered from it", () => {
    const lifeOf = (cacheControl: string) => {
      const entry = toEntry(null, 0, new Headers({ "cache-control": cacheControl }));
      return entry?.staleUntil ?? Infinity;
    };
    const bothMs = lifeOf(articleCache.cacheControl) + lifeOf(pageCache.cacheControl);
    expect(bothMs).toBeLessThan(115 * second);
  });
});

describe("a request that is gone", () => {
  test("leaves nothing that others wait for longer than a read may take", async () => {
    const ask = await isolate();
    // Its promise never settles and its `finally` never runs.
    void ask("a", never);
    const waiting = ask("a", gives("one"));
    expect(await later(waiting, 6 * second)).toMatchObject({ status: "read", value: "one" });
  });

  test("does not stop a copy from being revalidated for ever", async () => {
    const ask = await isolate();
    await ask("a", gives("one"));
    vi.advanceTimersByTime(61 * second);
    await ask("a", never);
    vi.advanceTimersByTime(6 * second);
    await ask("a", gives("two"));
    await vi.advanceTimersByTimeAsync(0);
    expect(await ask("a", fails())).toMatchObject({ value: "two" });
  });
});

describe("fresh 60 s, stale while revalidating, stored 7 days", () => {
  test("within 60 s nothing is asked", async () => {
    const ask = await isolate();
    await ask("a", gives("one"));
    vi.advanceTimersByTime(59 * second);
    const read = gives("two");
    expect(await ask("a", read)).toMatchObject({ status: "read", value: "one" });
    expect(read).not.toHaveBeenCalled();
  });

  test("after 60 s the copy is answered at once, and the next visitor gets what is new", async () => {
    const ask = await isolate();
    await ask("a", gives("one"));
    vi.advanceTimersByTime(61 * second);
    let release = () => {};
    const slow = async (): Promise<Read<string>> => {
      await new Promise<void>((resolve) => (release = resolve));
      return { status: "read", value: "two" };
    };
    expect(await ask("a", slow)).toMatchObject({ status: "read", value: "one" });
    release();
    await Promise.all(work);
    expect(await ask("a", fails())).toMatchObject({ status: "read", value: "two" });
  });

  test("a copy is stored for 7 days and answers in an outage, also in another isolate", async () => {
    await (
      await isolate()
    )("a", gives("one"));
    expect([...store.entries.values()].map(({ ttl }) => ttl)).toEqual([7 * 24 * 60 * 60]);
    vi.advanceTimersByTime(6 * day);
    const ask = await isolate();
    expect(await ask("a", fails())).toMatchObject({ status: "read", value: "one" });
  });

  test("an outage asks again after a pause, not for every visitor", async () => {
    const ask = await isolate();
    await ask("a", gives("one"));
    vi.advanceTimersByTime(2 * minute);
    const read = fails();
    for (let visitor = 0; visitor < 10; visitor += 1) {
      await ask("a", read);
      await Promise.all(work);
    }
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(11 * second);
    await ask("a", read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("what has not changed is not written again, until its week would run out", async () => {
    const ask = await isolate();
    await ask("a", gives("one"));
    for (let round = 0; round < 5; round += 1) {
      vi.advanceTimersByTime(2 * minute);
      await ask("a", gives("one"));
      await Promise.all(work);
    }
    expect(store.puts).toBe(1);
    vi.advanceTimersByTime(day);
    await ask("a", gives("one"));
    await Promise.all(work);
    expect(store.puts).toBe(2);
  });
});

describe("the format of a copy", () => {
  test("is what it was: change `articleCache.format` when this fails, and this with it", async () => {
    const ask = await isolate();
    await ask("a", gives("rows as the database gave them"));
    await Promise.all(work);
    expect([...store.entries].map(([name, { text }]) => [name, JSON.parse(text)])).toEqual([
      [
        nameOf("a"),
        { rows: "rows as the database gave them", at: Date.parse("2026-11-21T12:00:00Z") },
      ],
    ]);
  });

  test.each([
    ["of another kind", { value: "one", at: 1 }],
    ["with rows of another shape", { rows: { title: "one" }, at: 1 }],
    ["that is no copy", ["one"]],
  ])("a stored entry %s is no copy", async (_, entry) => {
    store.entries.set(nameOf("a"), { text: JSON.stringify(entry), ttl: 1 });
    const ask = await isolate();
    expect(await ask("a", fails())).toEqual({ status: "unavailable" });
  });

  test("rows of another shape do not replace a copy", async () => {
    const ask = await isolate();
    await ask("a", gives("one"));
    vi.advanceTimersByTime(2 * minute);
    const odd = async (): Promise<Read<unknown>> => ({ status: "read", value: { message: "hi" } });
    expect(await ask("a", odd)).toMatchObject({ value: "one" });
    await Promise.all(work);
    expect(await (await isolate())("a", fails())).toMatchObject({ value: "one" });
  });
});

test("the name of a copy is the request, or its hash where KV takes no longer one", async () => {
  const ask = await isolate();
  const slugs = ["a", `${"b".repeat(600)}1`, `${"b".repeat(600)}2`];
  for (const slug of slugs) await ask(slug, gives(slug));
  await Promise.all(work);
  const names = [...store.entries.keys()];
  expect(names).toEqual([nameOf("a"), expect.any(String), expect.any(String)]);
  expect(names.every((name) => name.length <= 512)).toBe(true);
  const later = await isolate();
  for (const slug of slugs) expect(await later(slug, fails())).toMatchObject({ value: slug });
});

describe("what is never cached", () => {
  test("an error", async () => {
    const ask = await isolate();
    expect(await ask("a", fails())).toEqual({ status: "unavailable" });
    expect(store.entries.size).toBe(0);
    expect(await ask("a", gives("one"))).toMatchObject({ status: "read", value: "one" });
  });

  test("that something is missing, for longer than 60 s", async () => {
    const ask = await isolate();
    await ask("a", isGone());
    const read = gives("published");
    await ask("a", read);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60 * second);
    expect(await ask("a", read)).toMatchObject({ status: "read", value: "published" });
    expect(store.entries.size).toBe(1);
  });

  test("a copy of what was taken back", async () => {
    const ask = await isolate();
    await ask("a", gives("one"));
    vi.advanceTimersByTime(2 * minute);
    await ask("a", isGone());
    await Promise.all(work);
    expect(store.entries.size).toBe(0);
    expect(await ask("a", fails())).toEqual({ status: "missing" });
  });

  test("more than a megabyte", async () => {
    const ask = await isolate();
    await ask("a", gives("x".repeat(1024 * 1024)));
    expect(store.entries.size).toBe(0);
  });
});

test("visitors who miss the same copy share one read", async () => {
  const ask = await isolate();
  const read = gives("one");
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask("a", read)));
  expect(read).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test("a KV that fails costs nothing but the copy", async () => {
  store.get = () => Promise.reject(new Error("down"));
  store.put = () => Promise.reject(new Error("down"));
  const ask = await isolate();
  expect(await ask("a", gives("one"))).toMatchObject({ status: "read", value: "one" });
});

test("what is missing pushes no copy out of memory", async () => {
  context.environment.ARTICLE_CACHE = null;
  const ask = await isolate();
  await ask("real", gives("one"));
  for (let number = 0; number < 1000; number += 1) await ask(`guess-${number}`, isGone());
  expect(await ask("real", fails())).toMatchObject({ value: "one" });
});

test("one isolate remembers at most 200 copies", async () => {
  context.environment.ARTICLE_CACHE = null;
  const ask = await isolate();
  for (let number = 0; number <= 200; number += 1) await ask(`key-${number}`, gives("x"));
  const read = gives("again");
  await ask("key-1", read);
  expect(read).not.toHaveBeenCalled();
  await ask("key-0", read);
  expect(read).toHaveBeenCalledTimes(1);
});
