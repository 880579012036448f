import { expect, test } from "vitest";

import {
  capitalize,
  formatAmount,
  formatAtLeast,
  formatBusinessDays,
  formatFactor,
  formatPercent,
  formatRange,
  formatUnder,
} from "../../app/lib/format-claim.ts";

test.each([
  ["2M+", formatAtLeast(2_000_000)],
  ["100+", formatAtLeast(100)],
  ["99.99%", formatPercent(99.99)],
  ["40–60%", formatPercent({ min: 40, max: 60 })],
  ["100–500", formatRange({ min: 100, max: 500 })],
  ["Under 5 ms", capitalize(formatUnder(5, "ms"))],
  ["10×", formatFactor(10)],
  ["CAD\u00a015M", formatAmount({ currency: "CAD", amount: 15_000_000 })],
  ["CAD\u00a066K", formatAmount({ currency: "CAD", amount: 66_000 })],
  ["2-3 business days", formatBusinessDays({ min: 2, max: 3 })],
])("a claim reads %s", (written, formatted) => {
  expect(formatted).toBe(written);
});
