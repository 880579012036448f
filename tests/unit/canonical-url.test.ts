import { expect, test } from "vitest";

import { redirectFor } from "../../app/server/http/canonical-url.ts";

const locationOf = (path: string) =>
  redirectFor(new URL(`https://aioi.example${path}`))?.headers.get("location") ?? null;

test.each([
  ["/", null],
  ["/pricing", null],
  ["/pricing%20x", null],
  ["/pricing/", "/pricing"],
  ["/pricing%20", "/pricing"],
  ["/pricing/%20/%20", "/pricing"],
  ["/pricing%20%2f", null],
  ["//", "/"],
  ["/%20", "/"],
  ["/%20/%20", "/"],
])("%s leads to %s", (from, to) => {
  expect(locationOf(from)).toBe(to);
});

test("a path of 64 KiB takes no time worth speaking of", () => {
  for (const part of ["%20", "/%20", "%20/", "%2f", "/"]) {
    const path = `/${part.repeat(Math.floor(65_536 / part.length))}`;
    const startedAt = performance.now();
    locationOf(`${path}x`);
    locationOf(path);
    expect(performance.now() - startedAt).toBeLessThan(200);
  }
});
