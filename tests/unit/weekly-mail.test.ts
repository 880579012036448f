import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { weeklyReport } from "../../app/config/monitoring.ts";
import { lastWeek } from "../../app/lib/weeks.ts";
import { weeklyMail, type WeeklyReport } from "../../app/server/notifications/weekly-mail.ts";

const none = { last: 0, before: 0 };

const reportOf = (
  figures: Partial<WeeklyReport["figures"]> = {},
  rest: Partial<WeeklyReport> = {},
): WeeklyReport => ({
  week: "2026-11-16",
  analytics: null,
  days: null,
  ...rest,
  figures: {
    kinds: [],
    sources: [],
    pages: [],
    steps: [],
    apart: { test: none, quarantined: none, spam: none },
    late: none,
    answer_hours: { last: null, before: null },
    waiting: { oldest_minutes: null, overdue: 0 },
    newsletter: { subscribed: none, confirmed: none, stopped: none, pending: 0, subscribers: 0 },
    ...figures,
  },
});

test.each([
  ["2026-11-23T00:00:00Z", "2026-11-16"],
  ["2026-11-23T07:00:00Z", "2026-11-16"],
  ["2026-11-29T23:59:59Z", "2026-11-16"],
  ["2026-11-22T23:59:59Z", "2026-11-09"],
  ["2027-01-01T12:00:00Z", "2026-12-21"],
])("at %s the last week that is over begins on %s", (now, monday) => {
  expect(lastWeek(Date.parse(now))).toBe(monday);
});

describe("a number beside that of the week before is a sentence", () => {
  test.each([
    [{ last: 12, before: 9 }, "12 leads, 3 more than the week before"],
    [{ last: 1, before: 2 }, "1 lead, 1 fewer than the week before"],
    [{ last: 1200, before: 1200 }, "1,200 leads, as many as the week before"],
    [none, "0 leads, as many as the week before"],
  ])("%j: %s", (pair, sentence) => {
    const kinds = pair === none ? [] : [{ name: "getStarted", ...pair }];
    const { subject, text } = weeklyMail(reportOf({ kinds }));
    expect(subject).toBe(`AIOI, November 16 to November 22, 2026: ${sentence}`);
    expect(text).toContain(`brought ${sentence}.`);
  });
});

test("a path or source that is none of ours counts with all others", () => {
  const row = (name: string) => ({ name, last: 1, before: 0 });
  const { text } = weeklyMail(
    reportOf({
      kinds: [{ name: "getStarted", last: 2, before: 0 }],
      pages: [row("/pricing"), row("/maya-okonjo")],
      sources: [row("google"), row("other")],
    }),
  );
  expect(text).not.toContain("maya");
  expect(text).toContain("/pricing: 1, 1 more than the week before\nAll others: 1, 1 more");
  expect(text).toContain("google: 1, 1 more than the week before\nAll others: 1, 1 more");
});

test("each step has its share of the one above it", () => {
  const step = (name: string, last: number, before: number) => ({ name, last, before });
  const { text } = weeklyMail(
    reportOf(
      { steps: [step("stored", 4, 0), step("notified", 3, 0)] },
      { analytics: { steps: [step("seen", 200, 100), step("opened", 50, 0)], vitals: null } },
    ),
  );
  expect(text).toContain("Form or its button seen: 200, 100 more");
  expect(text).toContain("Dialog opened: 50 (25%), 50 more");
  expect(text).toContain("Team notified: 3 (75%), 3 more");
  expect(text).toContain("Analytics Engine did not give the Web Vitals.");
  expect(text).not.toContain("What browsers count");
});

test("median and 90th percentile of the first answer stand beside those of the week before", () => {
  const { text } = weeklyMail(reportOf({ answer_hours: { last: [4.26, 19], before: null } }));
  expect(text).toContain("Median: 4.3 hours (the week before none yet)");
  expect(text).toContain("90th percentile: 19.0 hours (the week before none yet)");
});

test("what cannot be read is named, with how to see it", () => {
  const { text } = weeklyMail(reportOf());
  expect(text).toContain("set FUNNEL_COUNTS, ANALYTICS_SQL_URL and ANALYTICS_TOKEN");
  expect(text).toContain("set VITALS_SAMPLE_RATE, ANALYTICS_SQL_URL and ANALYTICS_TOKEN");
  expect(text).toContain("No monitor ran in these two weeks");
});

test("minutes are those of the two weeks only, and of days that were measured", () => {
  const day = (date: string, articles: number | null) => ({
    date,
    minutesDown: articles === null ? null : { pages: 0, forms: 0, articles },
    cause: null,
  });
  const days = [
    day("2026-11-08", 60),
    day("2026-11-09", 10),
    day("2026-11-16", 5),
    day("2026-11-22", 15),
    day("2026-11-21", null),
    day("2026-11-23", 60),
  ];
  const { text } = weeklyMail(reportOf({}, { days }));
  expect(text).toContain("Articles: 20 (the week before 10)");
  expect(text).toContain("The monitor ran on 2 days of the week and on 1 of the week before.");
});

test("the columns are the days of the weeks, also across months", () => {
  const { html } = weeklyMail(reportOf({}, { week: "2026-11-30" }));
  expect(html).toContain("Nov 30–Dec 6");
  expect(html).toContain("Nov 23–29");
});

test("the datasets are those of `wrangler.toml`", () => {
  const toml = readFileSync(join(import.meta.dirname, "../../wrangler.toml"), "utf8");
  for (const name of Object.values(weeklyReport.datasets)) {
    expect(toml).toContain(`dataset = "${name}"`);
    expect(toml).toContain(`dataset = "${name}_staging"`);
  }
});
