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
  // What stood behind the address in a mail.
  ["/pricing.", "/pricing"],
  ["/pricing).", "/pricing"],
  ["/pricing%29", "/pricing"],
  ["/pricing%C2%A0", "/pricing"],
  ["/pricing%c2%a0/", "/pricing"],
  ["/pricing%E2%80%9D,", "/pricing"],
  ["/pricing%3E", "/pricing"],
  ["/pricing%0D%0A", "/pricing"],
  ["/apps).", "/solutions"],
  ["/sitemap.xml.", "/sitemap.xml"],
  ["/)", "/"],
  ["/pricing.x", null],
  ["/pricing%C3%A0", null],
])("%s leads to %s", (from, to) => {
  expect(locationOf(from)).toBe(to);
});

// In quadratic time half a MiB would take minutes, and the test would fail for that.
test.each([
  ["%20", "/"],
  ["/%20", "/"],
  ["%20/", "/"],
  ["/", "/"],
])("half a MiB of %j is trimmed as one of them is", (part, to) => {
  expect(locationOf(`/${part.repeat(Math.floor(2 ** 19 / part.length))}`)).toBe(to);
});

test("half a MiB of escaped spaces or slashes that a letter follows, or of escaped slashes, stays", () => {
  for (const part of ["%20", "%2f"]) {
    const path = `/${part.repeat(2 ** 17)}`;
    expect(locationOf(`${path}x`)).toBe(null);
  }
  expect(locationOf(`/${"%2f".repeat(2 ** 17)}`)).toBe(null);
  const spaced = "/%20".repeat(2 ** 17);
  expect(locationOf(`${spaced}x`)).toBe(null);
  expect(locationOf(`/${"/".repeat(2 ** 19)}x`)).toBe("/x");
});
