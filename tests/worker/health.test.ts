import { describe, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { eventually, startBeside } from "../support/running-site.ts";

const running = siteForFile(() => ({ hasOwnLimits: true }));

const get = async (path: string, url = running.site.url) => {
  const response = await fetch(new URL(path, url));
  return { response, status: response.status, text: await response.text() };
};

let aheadMs = 0;
/** Moves the Worker's clock by the five seconds for which it remembers an answer. */
const forget = () => {
  aheadMs += 5100;
  return running.site.setClock(Date.now() + aheadMs);
};

/** Asks until there is an answer with this status: a check that was begun earlier may come first. */
const readyWith = (status: number) =>
  eventually(async () => {
    await forget();
    const answer = await get("/readyz");
    return answer.status === status ? answer : undefined;
  });

const part = { ok: true, ms: expect.any(Number) };

describe("/readyz", () => {
  test("says that KV, queue and Supabase answer, with times and no secret", async () => {
    const { response, status, text } = await get("/readyz");
    expect(status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(JSON.parse(text)).toEqual({
      status: "ready",
      checks: { kv: part, queue: part, supabase: part },
    });
    expect(text).not.toMatch(/http|key|127\.0\.0\.1/);
  });

  test("asked a hundred times it asks Supabase at most once in five seconds", async () => {
    const start = running.backend.asked.length;
    await readyWith(200);
    expect(running.backend.asked.length).toBeGreaterThan(start);
    // All of them come within the five seconds, however busy the machine is.
    await running.site.stopClockAt(Date.now() + aheadMs);
    const before = running.backend.asked.length;
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await get("/readyz")).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(running.backend.asked.length - before).toBeLessThanOrEqual(1);
  });

  test.each(["refused", "hang", "error-500"] as const)(
    "is 503 and names the part while the backend: %s; /healthz does not mind",
    async (fault) => {
      await running.backend.set(fault);
      const { status, text } = await readyWith(503);
      const alive = await get("/healthz");
      await running.backend.set("none");
      await readyWith(200);
      expect(status).toBe(503);
      expect(JSON.parse(text)).toMatchObject({
        status: "not ready",
        checks: { kv: { ok: true }, queue: { ok: true }, supabase: { ok: false } },
      });
      expect(alive.status).toBe(200);
      expect(JSON.parse(alive.text)).toEqual({ status: "alive" });
    },
  );

  test.each([
    ["queueProducers", "queue"],
    ["kvNamespaces", "kv"],
  ] as const)("without %s: 503, and %s is not ok", async (without, name) => {
    const bare = await startBeside(running, { without });
    const { status, text } = await get("/readyz", bare.site.url).finally(bare.stop);
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ checks: { [name]: { ok: false } } });
  });
});
