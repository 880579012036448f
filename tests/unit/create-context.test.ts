import type { ExecutionContext } from "@cloudflare/workers-types";
import { afterEach, expect, test, vi } from "vitest";

import { createContext } from "../../app/server/environment/create-context.ts";

const env = {
  SMOKE_KEY: "a smoke key of at least 32 letters, for tests",
  PREVIEW_KEY: "a preview key of at least 32 letters, for tests",
};
// As Cloudflare's, as far as a context needs it.
const execution = { waitUntil: () => undefined } as unknown as ExecutionContext;

afterEach(() => vi.restoreAllMocks());

const contextOf = (address: string, headers: Record<string, string> = {}) =>
  createContext(new Request(address, { headers }), new URL(address), env, execution);

test("a key that cannot be verified is refused, and the request goes on to what answers errors", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(crypto.subtle, "verify").mockRejectedValue(new DOMException("x", "OperationError"));
  const smoke = await contextOf("https://aioi.example/", { "x-smoke-key": env.SMOKE_KEY });
  expect(smoke).toMatchObject({ smokeKey: "invalid", isTest: false });
  const link = `https://aioi.example/insights/some-slug?preview=9999999999.${"0".repeat(64)}`;
  expect(await contextOf(link)).toMatchObject({ preview: null, smokeKey: "absent" });
  expect(vi.mocked(console.error).mock.calls.join()).toMatch(
    /"event":"request.verification_failed".*"error":"OperationError"/,
  );
});

test("a refused key or link is a line of the log, which holds nothing of it", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const link = "https://aioi.example/insights/some-slug?preview=9999999999.guess";
  await contextOf(link, { "x-smoke-key": "a guess" });
  await contextOf("https://aioi.example/insights/some-slug", { "x-smoke-key": env.SMOKE_KEY });
  const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  expect(lines).toEqual(
    ["smoke test", "preview"].map((of) => ({
      level: "warn",
      event: "key.refused",
      requestId: expect.any(String),
      of,
    })),
  );
});

// A UUID has 122 random bits: its thirteenth digit is always 4.
test("a nonce is 128 random bits, new for every response", async () => {
  const nonces = await Promise.all(
    Array.from({ length: 40 }, async () => (await contextOf("https://aioi.example/")).nonce),
  );
  expect(nonces.every((nonce) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
  expect(new Set(nonces).size).toBe(40);
  expect(new Set(nonces.map((nonce) => nonce[12])).size).toBeGreaterThan(1);
});

test("a valid smoke key makes a test lead, a wrong one is invalid", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  const valid = await contextOf("https://aioi.example/", { "x-smoke-key": env.SMOKE_KEY });
  expect(valid).toMatchObject({ smokeKey: "valid", isTest: true });
  const wrong = await contextOf("https://aioi.example/", { "x-smoke-key": "wrong" });
  expect(wrong).toMatchObject({ smokeKey: "invalid", isTest: false });
});
