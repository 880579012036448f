import { afterAll, beforeAll, expect, test } from "vitest";

import { parseUtcTime } from "../../scripts/lib/parse-utc-time.ts";

const { TZ } = process.env;
beforeAll(() => {
  process.env["TZ"] = "America/New_York";
});
afterAll(() => {
  if (TZ === undefined) delete process.env["TZ"];
  else process.env["TZ"] = TZ;
});

test.each([
  ["2026-11-23", "2026-11-23T00:00:00.000Z"],
  ["2026-11-23T10:00", "2026-11-23T10:00:00.000Z"],
  ["2026-11-23T10:00:30", "2026-11-23T10:00:30.000Z"],
  ["2026-11-23T10:00:30.123456", "2026-11-23T10:00:30.123Z"],
  ["2026-11-23T10:00Z", "2026-11-23T10:00:00.000Z"],
  ["2026-11-23T10:00:00+05:30", "2026-11-23T04:30:00.000Z"],
  ["2028-02-29", "2028-02-29T00:00:00.000Z"],
])("%s is %s, whatever the zone of the machine", (text, time) => {
  expect(parseUtcTime(text)?.toISOString()).toBe(time);
});

test.each([
  "2026-02-31",
  "0000-01-01",
  "2026-02-29",
  "2026-04-31T10:00",
  "2026-04-31T10:00+02:00",
  "2026-11-23T24:00",
  "2026-11-23T25:00",
  "2026-11-23T10",
  "2026-13-01",
  "2026-11-23T10:00+25:00",
  "2026-1-1",
  "yesterday",
  "",
])("%j is no time", (text) => {
  expect(parseUtcTime(text)).toBeNull();
});
