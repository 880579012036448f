import { expect, test } from "vitest";

import {
  capitalize,
  formatAmount,
  formatAtLeast,
  formatBusinessDays,
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatFactor,
  formatPercent,
  formatRange,
  formatUnder,
} from "../../app/lib/format.ts";

const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

test("dates read as in the long US format", () => {
  expect(formatDate("2026-11-03T23:59:59Z")).toBe("November 3, 2026");
  for (let day = 0; day < 366; day += 1) {
    const instant = new Date(Date.UTC(2028, 0, 1 + day, 23, 30));
    expect(formatDate(instant.toISOString())).toBe(long.format(instant));
  }
});

test("an instant is written to the minute, in UTC", () => {
  expect(formatDateTime("2026-11-03T10:05:59+01:00")).toBe("November 3, 2026 at 09:05 UTC");
  expect(formatDateTime("2026-11-03T00:00:00Z")).toBe("November 3, 2026 at 00:00 UTC");
});

test("counts have their thousands apart", () => {
  for (const count of [0, 7, 120, 999, 1000, 2000, 29_448, 1_234_567]) {
    expect(formatCount(count)).toBe(count.toLocaleString("en-US"));
  }
});

test("minutes of a day are written with two digits each", () => {
  expect([0, 161, 842].map(formatClock)).toEqual(["00:00", "02:41", "14:02"]);
});

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
