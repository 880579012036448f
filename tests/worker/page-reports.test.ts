import { beforeAll, beforeEach, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { localService } from "../support/local-service.ts";
import { eventually, newAddress, sharedSite } from "../support/running-site.ts";

const plausible = localService(() => ({ status: 202 }));
const running = siteForFile(() => ({
  variables: {
    PLAUSIBLE_URL: plausible.url,
    VITALS_SAMPLE_RATE: "0.25",
    FUNNEL_COUNTS: "on",
    REPORT_SAMPLE_RATE: "1",
  },
}));
let url: string;

beforeAll(() => void ({ url } = running.site));
beforeEach(() => {
  running.logs.length = 0;
});

const view = { kind: "view", path: "/pricing", search: "?utm_source=news&name=Maya", referrer: "" };
const vitals = {
  kind: "vitals",
  path: "/pricing",
  screen: "phone",
  lcp: 812,
  cls: 0.0123,
  inp: 48,
  ttfb: 31,
};
const steps = {
  kind: "steps",
  path: "/pricing",
  from: "news",
  stages: [
    ["getStarted", "seen"],
    ["getStarted", "opened"],
    ["newsletter", "seen"],
  ],
};
const error = {
  kind: "error",
  path: "/pricing",
  name: "TypeError",
  frames: ["hydrate-Bx1_a.js:1:204"],
};

async function report(body: object, headers: Record<string, string> = {}, to = url) {
  const response = await fetch(new URL("/page-reports", to), {
    method: "POST",
    headers: { origin: to.replace(/\/$/, ""), "cf-connecting-ip": newAddress(), ...headers },
    body: JSON.stringify(body),
  });
  return response.status;
}

/** What was logged for reports. */
const recorded = () =>
  running.logs
    .filter((line) => /"event":"(?:vitals|funnel|client_error|page_view)\./.test(line))
    .map((line) => {
      const { level: _level, requestId: _id, ...fields } = JSON.parse(line);
      return fields;
    });

const counted = { event: "funnel.counted", kind: "getStarted", from: "news", route: "/pricing" };

test.each([
  [
    "Web Vitals are one line: page, screen, engine and four numbers",
    vitals,
    [
      {
        event: "vitals.reported",
        route: "/pricing",
        screen: "phone",
        engine: "other",
        lcp: 812,
        cls: 0.0123,
        inp: 48,
        ttfb: 31,
      },
    ],
  ],
  [
    "steps of a page are one line each",
    steps,
    [
      { ...counted, stage: "seen" },
      { ...counted, stage: "opened" },
      { ...counted, stage: "seen", kind: "newsletter" },
    ],
  ],
  [
    "an error is one line: page, class and places in our files",
    error,
    [
      {
        event: "client_error.reported",
        route: "/pricing",
        name: "TypeError",
        frames: "hydrate-Bx1_a.js:1:204",
      },
    ],
  ],
])("%s", async (_, body, lines) => {
  expect(await report(body)).toBe(204);
  await expect.poll(recorded).toEqual(lines);
});

test("a page view is passed on with the campaign only", async () => {
  expect(await report(view)).toBe(204);
  const event = await eventually(() => plausible.asked[0]);
  expect(JSON.parse(event.body)).toMatchObject({
    name: "pageview",
    url: expect.stringMatching(/\/pricing\?utm_source=news$/),
  });
});

test("nothing is kept that a visitor typed, and no IP address", async () => {
  const odd = { path: "/maya@northgate.example", message: "maya" };
  const visitor = { "cf-connecting-ip": "203.0.113.77" };
  expect(await report({ ...vitals, ...odd }, visitor)).toBe(204);
  const stages = [["getStarted", "seen"]];
  expect(await report({ ...steps, ...odd, from: odd.path.slice(1), stages }, visitor)).toBe(204);
  expect(await report({ ...error, ...odd }, visitor)).toBe(204);
  await expect
    .poll(recorded)
    .toMatchObject([
      { route: "unknown" },
      { route: "unknown", from: "other" },
      { route: "unknown" },
    ]);
  expect(running.logs.join()).not.toMatch(/maya|northgate|203\.0\.113\.77/);
});

test("other sites, large reports and bursts are refused; a burst of one kind keeps no other out", async () => {
  expect(await report(vitals, { origin: "https://elsewhere.example" })).toBe(403);
  expect(await report({ ...vitals, more: "x".repeat(2048) })).toBe(413);
  const visitor = { "cf-connecting-ip": newAddress() };
  const statuses = await Promise.all(Array.from({ length: 40 }, () => report(vitals, visitor)));
  expect(statuses).toContain(429);
  expect(await report(error, visitor)).toBe(204);
});

test("pages say what to report, and allow no other host", async () => {
  const response = await fetch(new URL("/pricing", url));
  const html = /<html [^>]*>/.exec(await response.text())?.[0];
  for (const attribute of [
    'data-vitals-rate="0.25"',
    'data-funnel="on"',
    'data-views="on"',
    'data-report-rate="1"',
  ]) {
    expect(html).toContain(attribute);
  }
  expect(response.headers.get("content-security-policy")).toContain("connect-src 'self';");
});

test("without the variables no page asks for reports, and none is taken", async () => {
  const { site } = await sharedSite();
  const html = await (await fetch(new URL("/pricing", site.url))).text();
  expect(html).not.toMatch(/data-(?:vitals-rate|funnel|views|report-rate)/);
  for (const body of [view, vitals, steps, error]) {
    expect(await report(body, {}, site.url)).toBe(404);
  }
});
