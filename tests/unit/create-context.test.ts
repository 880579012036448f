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

test("a valid smoke key makes a test lead, a wrong one is invalid", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const valid = await contextOf("https://aioi.example/", { "x-smoke-key": env.SMOKE_KEY });
  expect(valid).toMatchObject({ smokeKey: "valid", isTest: true });
  const wrong = await contextOf("https://aioi.example/", { "x-smoke-key": "wrong" });
  expect(wrong).toMatchObject({ smokeKey: "invalid", isTest: false });
});
