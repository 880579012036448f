import { afterEach, expect, test, vi } from "vitest";

import { loadEnvironment } from "../../app/server/environment/environment.ts";
import { healthResponse } from "../../app/server/ops/health.ts";
import { createLog } from "../../app/server/environment/log.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Cloudflare cancels what a request has begun when its visitor leaves: neither its timers nor its
// `finally` run. Here the clock goes on, and the timers of the first check do not.
test("/readyz checks again after a check whose request was cancelled", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.useFakeTimers();
  const get = vi.fn<() => Promise<unknown>>(() => new Promise(() => {}));
  const write = () => Promise.resolve();
  const namespace = { get, put: write, delete: write };
  const bindings = { LEAD_LIMITS: namespace, DEAD_LEADS: namespace, ARTICLE_CACHE: namespace };
  const environment = loadEnvironment(bindings, createLog("a request", bindings));
  void healthResponse("/readyz", { environment });
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(3), 240_000);
  vi.setSystemTime(Date.now() + 60_000);
  const response = healthResponse("/readyz", { environment });
  expect(get).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await response).status).toBe(503);
});
