import { expect, test } from "vitest";

import { hasEnded } from "../../app/lib/weeks.ts";

// Spec section 9: "until December 31, 2024".
test.each([
  ["2024-06-01T12:00:00Z", false],
  ["2024-12-31T00:00:00Z", false],
  ["2024-12-31T23:59:59.999Z", false],
  ["2025-01-01T00:00:00Z", true],
  ["2026-11-21T09:00:00Z", true],
])("an offer until December 31, 2024, at %s: ended is %s", (now, ended) => {
  expect(hasEnded("2024-12-31", new Date(now))).toBe(ended);
});

test("a last day at the end of February counts leap days", () => {
  expect(hasEnded("2028-02-28", new Date("2028-02-29T00:00:00Z"))).toBe(true);
  expect(hasEnded("2028-02-29", new Date("2028-02-29T23:00:00Z"))).toBe(false);
});
