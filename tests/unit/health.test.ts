import { afterEach, expect, test, vi } from "vitest";

import { healthResponse } from "../../app/server/ops/health.ts";
import type { RequestContext } from "../../app/server/request-context.ts";

afterEach(() => vi.useRealTimers());

// Cloudflare cancels what a request has begun when its visitor leaves: neither its timers nor its
// `finally` run. Here the clock goes on, and the timers of the first check do not.
test("/readyz checks again after a check whose request was cancelled", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const namespace = {
    get: () => {
      asked += 1;
      return new Promise(() => {});
    },
  };
  const environment = { LEAD_LIMITS: namespace, DEAD_LEADS: namespace, ARTICLE_CACHE: namespace };
  const context = { environment } as unknown as RequestContext; // only what a check reads
  void healthResponse("/readyz", context);
  expect(asked).toBe(3);
  vi.setSystemTime(Date.now() + 60_000);
  const response = healthResponse("/readyz", context);
  expect(asked).toBe(6);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await response)?.status).toBe(503);
});
