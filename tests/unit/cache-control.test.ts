import { expect, test } from "vitest";

import { getLifetime, isNoStore } from "../../app/server/store/cache-control.ts";

const date = Date.parse("2026-11-21T23:59:00Z");
const midnight = "Sun, 22 Nov 2026 00:00:00 GMT";

// RFC 9111 and RFC 5861, as far as a loader uses them (docs/decisions/0059).
test.each([
  ["max-age=60, stale-while-revalidate=10, stale-if-error=300", null, [60, 10, 300]],
  ["max-age=60,s-maxage=5", null, [5, 0, 0]],
  ["max-age=0", null, [0, 0, 0]],
  ["", midnight, [60, 0, 0]],
  ["max-age=5", midnight, [5, 0, 0]],
  ["", "Sat, 21 Nov 2026 00:00:00 GMT", [0, 0, 0]],
  ["", null, [0, 0, 0]],
])('"%s", Expires %s', (cacheControl, expires, [fresh = 0, stale = 0, error = 0]) => {
  const headers = new Headers({ "cache-control": cacheControl });
  if (expires !== null) headers.set("expires", expires);
  expect(getLifetime(headers, date)).toEqual({
    freshMs: fresh * 1000,
    staleMs: stale * 1000,
    errorMs: error * 1000,
  });
});

test.each(["no-store", "private, max-age=60"])("%s is not stored", (cacheControl) => {
  expect(getLifetime(new Headers({ "cache-control": cacheControl }), date)).toBeNull();
});

test("only no-store alone says that something could not be read", () => {
  expect(isNoStore(new Headers({ "cache-control": "no-store" }))).toBe(true);
  expect(isNoStore(new Headers({ "cache-control": "max-age=0" }))).toBe(false);
  expect(isNoStore(new Headers())).toBe(false);
});

test("a response that says nothing is neither fresh nor kept", () => {
  expect(getLifetime(new Headers(), date)).toEqual({ freshMs: 0, staleMs: 0, errorMs: 0 });
});
