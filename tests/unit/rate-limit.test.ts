import { expect, test } from "vitest";

import { readRateLimit } from "../../app/server/leads/rate-limit.ts";
import { type KvEntries, kvNamespace } from "../support/kv-namespace.ts";

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 10);

/** A visitor with a limit of two forms in a window. */
function newVisitor(windowMs = 10 * minute) {
  const entries: KvEntries = new Map();
  const submit = async (now: number, fingerprint = String(now)) => {
    const store = kvNamespace(entries);
    const limit = { store, key: "key", fingerprint, maxSubmissions: 2, windowMs, now };
    const { retryInMinutes, count } = await readRateLimit(limit);
    await count?.();
    return retryInMinutes;
  };
  return { submit, entries };
}

// tests/worker/rate-limit.test.ts counts whole submissions, in KV itself.
test("the window slides: who waits does so until the oldest form is as old as it, not longer", async () => {
  const { submit } = newVisitor();
  expect(await submit(start)).toBeNull();
  expect(await submit(start + 4 * minute)).toBeNull();
  expect(await submit(start + 5 * minute)).toBe(5);
  expect(await submit(start + 9 * minute + 59_999)).toBe(1);
  expect(await submit(start + 10 * minute)).toBeNull();
  expect(await submit(start + 11 * minute)).toBe(3);
});

test("a form that left the window is forgotten, and counts as new", async () => {
  const { submit, entries } = newVisitor();
  await submit(start, "a form");
  expect(await submit(start + 9 * minute, "a form")).toBeNull();
  await submit(start + 10 * minute, "another form");
  const counted = [[start + 10 * minute, "another form"]];
  expect(JSON.parse(entries.get("key")?.value ?? "")).toEqual(counted);
});

test("a counter lives as long as its window, and not shorter than KV takes: a minute", async () => {
  const usual = newVisitor();
  await usual.submit(start);
  expect(usual.entries.get("key")?.expirationTtl).toBe(600);
  const short = newVisitor(1000);
  await short.submit(start);
  expect(short.entries.get("key")?.expirationTtl).toBe(60);
});

test("a counter that cannot be read counts from the start", async () => {
  const { submit, entries } = newVisitor();
  entries.set("key", { value: JSON.stringify([["now", 1]]) });
  expect(await submit(start)).toBeNull();
  expect(await submit(start + 1)).toBeNull();
  expect(await submit(start + 2)).toBe(10);
});
