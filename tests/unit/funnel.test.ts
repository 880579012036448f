import type { AnalyticsEngineDataPoint } from "@cloudflare/workers-types";
import { describe, expect, test, vi } from "vitest";

import { cameFrom } from "../../app/lib/came-from.ts";
import type { LeadRow } from "../../app/server/store/lead-rows.ts";
import type { Environment } from "../../app/server/environment/environment.ts";
import { countLead, countMissing } from "../../app/server/store/funnel-counts.ts";
import { createLog } from "../../app/server/environment/log.ts";
import { partialContext } from "../support/request-context.ts";

function counting() {
  const points: (AnalyticsEngineDataPoint | undefined)[] = [];
  // The rest of the environment is none of its business.
  const environment = {
    FUNNEL_COUNTS: "on",
    FUNNEL: { writeDataPoint: (point?: AnalyticsEngineDataPoint) => points.push(point) },
    LEAD_BURST: null,
    IP_HASH_KEY: "a key for tests only, of 32 bytes",
  } as unknown as Environment;
  const log = createLog("test", {});
  const context = partialContext({ environment, log, clientIp: "203.0.113.7" });
  return { points, environment, log, context };
}

describe("with Analytics Engine bound", () => {
  // Only what is counted stands in it.
  const lead = (status: string) =>
    ({
      table: "newsletter_subscriptions",
      row: {
        status,
        source: { form: "newsletter", page: "/x@y", referrer: "https://www.a.example/b" },
      },
    }) as unknown as LeadRow;

  test("a customer's lead is one data point for each step, without its page's own words", () => {
    const { points, environment, log } = counting();
    for (const stage of ["sent", "stored", "notified"] as const) {
      countLead(stage, lead("new"), environment, log);
      countLead(stage, lead("quarantined"), environment, log);
      countLead(stage, lead("test"), environment, log);
    }
    expect(points.map((point) => point?.blobs)).toEqual([
      ["sent", "newsletter", "a.example", "unknown"],
      ["stored", "newsletter", "a.example", "unknown"],
      ["notified", "newsletter", "a.example", "unknown"],
    ]);
  });

  test.each([
    ["/old-page", "https://aioi.example/pricing", ["missing", "/old-page", "own"]],
    ["/old-page", "https://www.search.example/?q=x", ["missing", "/old-page", "search.example"]],
    ["/maya@northgate.example", null, ["missing", "other", "direct"]],
    [`/${"a".repeat(81)}`, null, ["missing", "other", "direct"]],
    ["/4711/order", null, ["missing", "other", "direct"]],
    ["/order/4711", null, ["missing", "other", "direct"]],
  ])("the missing page %s, linked from %s, is counted as %j", (path, referer, blobs) => {
    const { points, context } = counting();
    const url = new URL(path, "https://aioi.example");
    const headers = { accept: "text/html", ...(referer === null ? {} : { referer }) };
    countMissing(new Request(url, { headers }), url, context);
    expect(points).toEqual([{ indexes: ["missing"], blobs, doubles: [1] }]);
  });
});

describe("what is not counted", () => {
  const url = new URL("https://aioi.example/old-page");
  const page = { headers: { accept: "text/html" } };

  test("is any missing page but one that a browser asks for", () => {
    const { points, context } = counting();
    countMissing(new Request(url, { ...page, method: "HEAD" }), url, context);
    countMissing(new Request(url, { headers: { accept: "image/png" } }), url, context);
    countMissing(new Request(url), url, context);
    expect(points).toEqual([]);
  });

  test("is a lead of no form that is known", () => {
    const { points, environment, log } = counting();
    const row = (form: string) => ({ row: { status: "new", source: { form } } });
    countLead("sent", row("constructor"), environment, log);
    expect(points).toEqual([]);
    countLead("sent", row("hireMe"), environment, log);
    expect(points).toEqual([
      { indexes: ["hireMe"], blobs: ["sent", "hireMe", "direct", "unknown"], doubles: [1] },
    ]);
  });

  test("is anything where FUNNEL_COUNTS is not set", () => {
    const { points, environment, log, context } = counting();
    const silent = { ...environment, FUNNEL_COUNTS: null };
    countLead("sent", { row: { status: "new", source: { form: "hireMe" } } }, silent, log);
    countMissing(new Request(url, page), url, { ...context, environment: silent });
    expect(points).toEqual([]);
  });
});

test("the variant of a landing page is the last blob", () => {
  const { points, environment, log } = counting();
  const source = { form: "getStarted", page: "/for/clinics", variant: "b" };
  countLead("stored", { row: { status: "new", source } }, environment, log);
  expect(points.map((point) => point?.blobs)).toEqual([
    ["stored", "getStarted", "direct", "/for/clinics", "b"],
  ]);
});

test("without Analytics Engine the log has the counts, and the path of a dead link of this site alone", () => {
  const lines: unknown[] = [];
  vi.spyOn(console, "info").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  const { environment, log, context } = counting();
  const logging = { ...environment, FUNNEL: null };
  const source = { form: "getStarted", page: "/for/clinics", variant: "b" };
  countLead("stored", { row: { status: "new", source } }, logging, log);
  const url = new URL("https://aioi.example/old-page");
  for (const referer of ["https://aioi.example/pricing", "https://a.example/", "no address"]) {
    const request = new Request(url, { headers: { accept: "text/html", referer } });
    countMissing(request, url, { ...context, environment: logging });
  }
  vi.restoreAllMocks();
  const event = "missing.counted";
  expect(lines).toMatchObject([
    {
      event: "funnel.counted",
      stage: "stored",
      kind: "getStarted",
      from: "direct",
      route: "/for/clinics",
      variant: "b",
    },
    { event, from: "own", path: "/old-page" },
    { event, from: "a.example", path: "other" },
    { event, from: "other", path: "other" },
  ]);
});

describe("where a visit came from, in one word", () => {
  test.each([
    [{}, "direct"],
    [{ utm_source: "News" }, "news"],
    [{ utm_source: "news", referrer: "https://a.example/" }, "news"],
    [{ referrer: "https://www.a.example/path?q=private" }, "a.example"],
    [{ utm_source: "maya@northgate.example" }, "other"],
    [{ utm_source: "two words" }, "other"],
    [{ utm_source: "x".repeat(41) }, "other"],
    [{ referrer: "no address" }, "other"],
  ])("%j: %s", (touch, word) => {
    expect(cameFrom(touch)).toBe(word);
  });
});
