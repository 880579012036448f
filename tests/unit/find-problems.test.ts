import { expect, test, vi } from "vitest";

import { loadEnvironment } from "../../app/server/environment/environment.ts";
import { findProblems } from "../../app/server/ops/find-problems.ts";
import { createLog } from "../../app/server/environment/log.ts";

test("while the queue does not say how long its oldest lead has waited, 'queued-leads' is not over", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  const namespace = {
    get: async () => null,
    list: async () => ({ keys: [], list_complete: true }),
    put: async () => {},
    delete: async () => {},
  };
  const queue = { send: async () => {}, metrics: () => Promise.reject(new Error("down")) };
  const bindings = {
    LEAD_LIMITS: namespace,
    DEAD_LEADS: namespace,
    ARTICLE_CACHE: namespace,
    LEAD_QUEUE: queue,
  };
  const log = createLog("a request", bindings);
  const { unread } = await findProblems(loadEnvironment(bindings, log), Date.now(), true, log);
  expect(unread).toContain("queued-leads");
  expect(unread).not.toContain("silence");
  vi.restoreAllMocks();
});
