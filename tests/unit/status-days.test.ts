import { describe, expect, test } from "vitest";

import { monitor } from "../../app/config/monitoring.ts";
import {
  addCheck,
  emptyStatus,
  lastDays,
  type StatusCheck,
  getUptime,
} from "../../app/lib/status-days.ts";
import { readProject } from "../support/files.ts";

const minutes = (count: number) => count * 60_000;
const noon = Date.parse("2026-11-25T12:00:00Z");

/** A check every five minutes, the first of them at `from`. */
function checksFrom(from: number, downs: readonly StatusCheck["down"][]) {
  return downs.reduce(
    (record, down, index) => addCheck(record, { now: from + minutes(5 * index), down }, 5),
    emptyStatus,
  );
}

const up = {};
const down = { articles: "The database did not answer." };

describe("a day of the monitor", () => {
  test("counts five minutes for each failed check, by part", () => {
    const record = checksFrom(noon, [up, down, { ...down, forms: "No queue." }, up]);
    expect(lastDays(record, noon).at(-1)).toEqual({
      date: "2026-11-25",
      minutesDown: { pages: 0, forms: 5, articles: 10 },
      cause: "The database did not answer.; No queue.",
    });
  });

  test("ends at midnight in UTC, in the middle of an interruption too", () => {
    const record = checksFrom(Date.parse("2026-11-24T23:55:00Z"), [down, down, up]);
    const [before, today] = lastDays(record, noon).slice(-2);
    expect(before).toMatchObject({ date: "2026-11-24", minutesDown: { articles: 5 } });
    expect(today).toMatchObject({ date: "2026-11-25", minutesDown: { articles: 5 } });
    expect(getUptime(record, noon, 5)).toMatchObject({ days: 2, interruptions: 1 });
  });

  test("of a check that comes twice counts one", () => {
    const once = addCheck(emptyStatus, { now: noon, down }, 5);
    expect(addCheck(once, { now: noon, down }, 5)).toBe(once);
  });
});

describe("the hours to the first answer", () => {
  test("are those of the last check that could read them", () => {
    const first = addCheck(
      emptyStatus,
      { now: noon, down, answerHours: { median: 4, p90: 19 } },
      5,
    );
    const unread = addCheck(first, { now: noon + minutes(5), down }, 5);
    expect(unread.answerHours).toEqual({ median: 4, p90: 19 });
    const none = addCheck(unread, { now: noon + minutes(10), down, answerHours: null }, 5);
    expect(none.answerHours).toBeNull();
  });
});

describe("the last 90 days", () => {
  test("are 90, the oldest first, and null where no monitor ran", () => {
    const days = lastDays(checksFrom(noon, [up]), noon);
    expect(days).toHaveLength(90);
    expect(days[0]).toEqual({ date: "2026-08-28", minutesDown: null, cause: null });
    expect(days[89]).toEqual({
      date: "2026-11-25",
      minutesDown: { pages: 0, forms: 0, articles: 0 },
      cause: null,
    });
    expect(days.filter(({ minutesDown }) => minutesDown !== null)).toHaveLength(1);
  });

  test("hold no older day, not in the record either", () => {
    const old = checksFrom(noon - minutes(90 * 24 * 60), [down]);
    const record = addCheck(old, { now: noon, down: up }, 5);
    expect(record.rows.map(({ date }) => date)).toEqual(["2026-11-25"]);
  });
});

describe("the uptime", () => {
  test("is of the minutes that were measured, rounded down", () => {
    // 1 of 7 checks: 85.714… %.
    expect(getUptime(checksFrom(noon, [up, up, up, down, up, up, up]), noon, 5)).toEqual({
      days: 1,
      interruptions: 1,
      percent: 85.71,
    });
  });

  test("counts two parts that are down at once as one interruption", () => {
    const both = { pages: "Pages were not answered.", articles: "The database did not answer." };
    expect(getUptime(checksFrom(noon, [up, both]), noon, 5)).toMatchObject({
      interruptions: 1,
      percent: 50,
    });
  });

  test("is unknown without a measured day", () => {
    expect(getUptime(emptyStatus, noon, 5)).toBeNull();
  });
});

test("the monitor runs as often as wrangler.toml says, in every environment", () => {
  const settings = readProject("wrangler.toml");
  const crons = [...settings.matchAll(/^crons = \["(.+)"\]/gm)].map(([, cron]) => cron);
  expect(crons).not.toEqual([]);
  for (const cron of crons) expect(cron).toBe(`*/${monitor.everyMinutes} * * * *`);
});
