import { expect, test } from "vitest";

import { yearPosition } from "../../app/lib/year-position.ts";

test.each([
  ["2026-01-01T00:00:00Z", 0],
  ["2026-07-01T09:00:00Z", 0.5],
  ["2026-02-15T23:59:59Z", 0.125],
  ["2026-11-16", 0.875],
])("%s stands at %f of its year", (instant, share) => {
  expect(yearPosition(instant)).toBeCloseTo(share, 5);
});
