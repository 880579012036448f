import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type RunningSite, startRunningSite } from "../support/running-site.ts";

let running: RunningSite;

beforeAll(async () => {
  running = await startRunningSite();
});
afterAll(() => running.stop());

const get = async (path: string, url = running.site.url) => {
  const response = await fetch(new URL(path, url));
  return { response, status: response.status, text: await response.text() };
};

/** The memo of an answer stands for five seconds. */
const memoIsOver = () => new Promise((resolve) => setTimeout(resolve, 5200));

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
    await memoIsOver();
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
      await memoIsOver();
      const { status, text } = await get("/readyz");
      const alive = await get("/healthz");
      await running.backend.set("none");
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
    const bare = await startRunningSite({ without });
    const { status, text } = await get("/readyz", bare.site.url).finally(bare.stop);
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ checks: { [name]: { ok: false } } });
  });
});
