import { expect, test } from "vitest";

import { formatCount } from "../../app/lib/format-count.ts";
import { formatDate, formatDateTime } from "../../app/lib/format-date.ts";

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
