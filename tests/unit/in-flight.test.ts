import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createInFlight } from "../../app/server/store/in-flight.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
const open = () => Promise.withResolvers<string>();
const settled = () => vi.advanceTimersByTimeAsync(0);

// tests/worker/in-flight.test.ts has the same of a request that workerd has dropped.
test("work is shared until it settles, whether it succeeds or fails", async () => {
  const inFlight = createInFlight<string>(1000);
  const [good, bad] = [open(), open()];
  inFlight.start("good", good.promise);
  inFlight.start("bad", bad.promise);
  expect(inFlight.get("good")).toBe(good.promise);
  expect(inFlight.get("another")).toBeUndefined();
  expect(inFlight.size).toBe(2);
  good.resolve("done");
  bad.reject(new Error("failed"));
  await settled();
  expect([inFlight.get("good"), inFlight.get("bad"), inFlight.size]).toEqual([
    undefined,
    undefined,
    0,
  ]);
});

test("work that does not settle is trusted for its time, and goes with the next that begins", () => {
  const inFlight = createInFlight<string>(1000);
  inFlight.start("old", open().promise);
  vi.advanceTimersByTime(600);
  inFlight.start("young", open().promise);
  vi.advanceTimersByTime(399);
  expect(inFlight.get("old")).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(inFlight.get("old")).toBeUndefined();
  expect(inFlight.size).toBe(2);
  inFlight.start("next", open().promise);
  expect(inFlight.size).toBe(2);
  expect(inFlight.get("young")).toBeDefined();
});

test("work that ends late takes away nothing that began after it under the same key", async () => {
  const inFlight = createInFlight<string>(1000);
  const [first, second] = [open(), open()];
  inFlight.start("page", first.promise);
  vi.advanceTimersByTime(500);
  inFlight.start("other", open().promise);
  inFlight.start("page", second.promise);
  first.resolve("late");
  await settled();
  expect(inFlight.get("page")).toBe(second.promise);
  // It is now the youngest: what is older is taken away before it.
  vi.advanceTimersByTime(999);
  expect(inFlight.get("page")).toBeDefined();
});
