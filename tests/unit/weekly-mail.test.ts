import { describe, expect, test } from "vitest";

import { weeklyReport } from "../../app/config/monitoring.ts";
import { lastWeek } from "../../app/lib/weeks.ts";
import { weeklyMail, type WeeklyReport } from "../../app/server/notifications/weekly-mail.ts";
import { readProject } from "../support/files.ts";

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

test("a week of two years names both", () => {
  const { subject, text } = weeklyMail({ ...reportOf(), week: "2026-12-28" });
  expect(subject).toMatch(/^AIOI, December 28, 2026 to January 3, 2027: /);
  expect(text).toMatch(/^From December 28, 2026 to January 3, 2027 the website brought /);
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
  const toml = readProject("wrangler.toml");
  for (const name of Object.values(weeklyReport.datasets)) {
    expect(toml).toContain(`dataset = "${name}"`);
    expect(toml).toContain(`dataset = "${name}_staging"`);
  }
});

const pair = (last: number, before: number) => ({ last, before });
const row = (name: string, last: number, before: number) => ({ name, last, before });

/** A week in which everything was measured that can be. */
const full: WeeklyReport = {
  week: "2026-11-16",
  figures: {
    kinds: [row("hireMe", 7, 4), row("unheard of", 1, 0)],
    sources: [row("google", 2, 2), row("other", 1, 1), row("news.example", 5, 1)],
    pages: [
      row("/pricing", 1, 0),
      row("/", 1, 2),
      row("/company", 4, 0),
      row("/trust", 0, 1),
      row("/aioi", 1, 1),
      row("/contact-us", 0, 0),
    ],
    steps: [row("stored", 8, 4), row("notified", 4, 0)],
    apart: { test: pair(1, 2), quarantined: pair(3, 4), spam: pair(5, 6) },
    late: pair(1, 0),
    answer_hours: { last: [4.26, 19], before: null },
    waiting: { oldest_minutes: 150, overdue: 1 },
    newsletter: {
      subscribed: pair(3, 1),
      confirmed: pair(2, 1),
      stopped: pair(0, 1),
      pending: 2,
      subscribers: 1,
    },
  },
  analytics: {
    steps: [row("seen", 200, 100), row("opened", 50, 0)],
    vitals: [
      { vital: "lcp", screen: "phone", last: 1234.4, before: null },
      { vital: "cls", screen: "desktop", last: null, before: 0.01234 },
      { vital: "inp", screen: "tv", last: null, before: null },
      { vital: "inp", screen: "watch", last: 80, before: 90 },
    ],
  },
  days: [{ date: "2026-11-16", minutesDown: { pages: 0, forms: 5, articles: 61 }, cause: null }],
};

test("the whole mail of a week, as text", () => {
  const { text } = weeklyMail(full);
  const lines = text.split("\n").filter((line) => line.replaceAll("-", "") !== "");
  expect(lines).toEqual([
    "From November 16 to November 22, 2026 the website brought 8 leads, 4 more than the week before.",
    "Leads by form",
    "Hire Me: 7, 3 more than the week before",
    "Another form: 1, 1 more than the week before",
    "Leads by source",
    "news.example: 5, 4 more than the week before",
    "google: 2, as many as the week before",
    "All others: 1, as many as the week before",
    "Leads by page",
    "/company: 4, 4 more than the week before",
    "/: 1, 1 fewer than the week before",
    "/aioi: 1, as many as the week before",
    "/pricing: 1, 1 more than the week before",
    "/trust: 0, 1 fewer than the week before",
    "All others: 1, 1 more than the week before",
    "From seeing a form to a customer",
    "Form or its button seen: 200, 100 more than the week before",
    "Dialog opened: 50 (25%), 50 more than the week before",
    "Lead stored: 8 (16%), 4 more than the week before",
    "Team notified: 4 (50%), 4 more than the week before",
    "A share is of the step above it. Lead stored and what follows are of the leads that came in during the week, as they stand now.",
    "Answers",
    "Median: 4.3 hours (the week before none yet)",
    "90th percentile: 19.0 hours (the week before none yet)",
    "1 answer came later than promised or not at all, 1 more than the week before. The lead that has waited longest for its first answer came 2 hours ago; 1 lead has waited longer than promised.",
    "Newsletter",
    "Subscribed: 3, 2 more than the week before",
    "Confirmed: 2, 1 more than the week before",
    "Stopped: 0, 1 fewer than the week before",
    "The newsletter has 1 subscriber; 2 more wait for confirmation.",
    "Speed for visitors",
    "Largest paint (LCP), phones: 1,234 ms (the week before not measured)",
    "Layout shift (CLS), desktops: not measured (the week before 0.012)",
    "Response to input (INP), watch: 80 ms (the week before 90 ms)",
    "Three of four page loads were at least as good.",
    "Minutes down",
    "Pages: 0 (the week before not measured)",
    "Forms: 5 (the week before not measured)",
    "Articles: 61 (the week before not measured)",
    "The monitor ran on 1 day of the week and on 0 of the week before.",
    "Not counted as leads",
    "Tests: 1, 1 fewer than the week before",
    "In quarantine: 3, 1 fewer than the week before",
    "Spam: 5, 1 fewer than the week before",
    "The mail comes on Mondays. `npm run report:weekly -- --week 2026-11-16` prints these numbers as they stand later.",
  ]);
  expect(text).toContain("Leads by form\n-------------\n\nHire Me");
});

test("its HTML has the numbers of both weeks side by side, below the names of the columns", () => {
  const lines = weeklyMail(full)
    .html.replace(/<head>[^]*<\/head>/, "")
    .replaceAll(/<[^>]*>/g, "")
    .split("\n");
  for (const line of [
    "Leads by form",
    "Form Nov 16–22 Nov 9–15",
    "Hire Me 7 4",
    "Source Nov 16–22 Nov 9–15",
    "news.example 5 1",
    "Page Nov 16–22 Nov 9–15",
    "All others 1 0",
    "Step Nov 16–22 Nov 9–15",
    "Dialog opened 50 (25%) 0 (0%)",
    "Median 4.3 hours none yet",
    "Addresses Nov 16–22 Nov 9–15",
    "Subscribed 3 1",
    "75th percentile Nov 16–22 Nov 9–15",
    "Layout shift (CLS), desktops not measured 0.012",
    "Part of the site Nov 16–22 Nov 9–15",
    "Articles 61 not measured",
    "Status Nov 16–22 Nov 9–15",
    "Spam 5 6",
  ]) {
    expect(lines).toContain(line);
  }
});

test("a week without leads says so, and what waits", () => {
  const { text } = weeklyMail(
    reportOf({
      late: { last: 2, before: 2 },
      newsletter: {
        subscribed: none,
        confirmed: none,
        stopped: none,
        pending: 1,
        subscribers: 1200,
      },
    }),
  );
  expect(text.split("There is nothing to list for these two weeks.")).toHaveLength(5);
  expect(text).not.toContain("A share is of the step above it");
  expect(text).not.toContain("All others");
  expect(text).toContain(
    "2 answers came later than promised or not at all, as many as the week before. No lead waits for its first answer now.",
  );
  expect(text).toContain("The newsletter has 1,200 subscribers; 1 more waits for confirmation.");
});

test.each([
  [{ oldest_minutes: 59, overdue: 0 }, "came 0 hours ago; 0 leads have waited longer"],
  [{ oldest_minutes: 60, overdue: 2 }, "came 1 hour ago; 2 leads have waited longer"],
])("of what waits (%j) the mail says that it %s", (waiting, words) => {
  expect(weeklyMail(reportOf({ waiting })).text).toContain(words);
});

test("what Analytics Engine does not give is named: the steps, the vitals, or a week without reports", () => {
  const textOf = (analytics: WeeklyReport["analytics"]) =>
    weeklyMail(reportOf({}, { analytics })).text;
  const noSteps = "Analytics Engine did not give";
  expect(textOf({ steps: null, vitals: [] })).toContain(noSteps);
  expect(textOf({ steps: [], vitals: [] })).not.toContain(noSteps);
  expect(textOf({ steps: [], vitals: [] })).toContain(
    "set VITALS_SAMPLE_RATE, ANALYTICS_SQL_URL and ANALYTICS_TOKEN",
  );
});

test("pages with equally many leads stand in the order of the week before", () => {
  const { text } = weeklyMail(
    reportOf({
      kinds: [{ name: "getStarted", last: 2, before: 3 }],
      pages: [row("/pricing", 1, 1), row("/company", 1, 2)],
    }),
  );
  expect(text.indexOf("/company: 1")).toBeLessThan(text.indexOf("/pricing: 1"));
});
