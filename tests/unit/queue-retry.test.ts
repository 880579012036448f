import type { Message } from "@cloudflare/workers-types";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { nextRetry } from "../../app/server/store/queue-retry.ts";

const queuedAt = new Date("2026-11-24T10:00:00Z");
const hour = 3_600_000;

const retryOf = (attempts: number) => nextRetry({ attempts, timestamp: queuedAt } as Message);

beforeEach(() => void vi.useFakeTimers({ now: queuedAt }));
afterEach(() => void vi.useRealTimers());

test("the wait doubles from two seconds up to an hour", () => {
  const waits = [1, 2, 3, 4, 11, 12, 13, 100].map((attempts) => retryOf(attempts).delaySeconds);
  expect(waits).toEqual([2, 4, 8, 16, 2048, 3600, 3600, 3600]);
});

test("a message whose next try would be later than 20 hours after it was queued is exhausted", () => {
  expect(retryOf(30).isExhausted).toBe(false);
  vi.setSystemTime(queuedAt.getTime() + 19 * hour);
  expect(retryOf(30).isExhausted).toBe(false);
  vi.setSystemTime(queuedAt.getTime() + 19 * hour + 1);
  expect(retryOf(30).isExhausted).toBe(true);
  // A short wait still fits.
  expect(retryOf(1).isExhausted).toBe(false);
});
