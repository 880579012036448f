import type { AnalyticsEngineDataPoint } from "@cloudflare/workers-types";
import { describe, expect, test } from "vitest";

import type { Log } from "../../app/server/environment/log.ts";
import { handlePageReport } from "../../app/server/ops/page-reports.ts";
import { localService } from "../support/local-service.ts";
import { partialContext } from "../support/request-context.ts";

// Plausible's events API, as https://plausible.io/docs/events-api describes it.
const plausible = localService(() => ({ status: 202, body: "ok" }));
/** What was passed on to it. */
const events = () =>
  plausible.asked.map(({ path, headers, body }) => ({
    path,
    headers,
    body: JSON.parse(body) as unknown,
  }));

/** Where a report goes: to Plausible, into a data set, or into the log. */
async function report(
  body: unknown,
  {
    environment = {},
    headers = {},
  }: { environment?: object; headers?: Record<string, string> } = {},
) {
  const work: Promise<unknown>[] = [];
  const points: (AnalyticsEngineDataPoint | undefined)[] = [];
  const lines: object[] = [];
  const write: Log["warn"] = (event, fields) => void lines.push({ event, ...fields });
  const dataset = { writeDataPoint: (point?: AnalyticsEngineDataPoint) => points.push(point) };
  // The rest of a request's context is none of its business.
  const context = partialContext({
    environment: {
      PLAUSIBLE_URL: plausible.url,
      VITALS_SAMPLE_RATE: 1,
      FUNNEL_COUNTS: "on",
      REPORT_SAMPLE_RATE: 1,
      VITALS: dataset,
      FUNNEL: dataset,
      REPORTS: dataset,
      LEAD_BURST: null,
      IP_HASH_KEY: "a key for tests only, of 32 bytes",
      ...environment,
    },
    clientIp: "203.0.113.7",
    log: { info: write, warn: write, error: write },
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  const request = new Request("https://aioi.example/page-reports", {
    method: "POST",
    headers: { origin: "https://aioi.example", "user-agent": "Mozilla/5.0 (Test)", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await handlePageReport(request, context);
  await Promise.all(work);
  return { status: response.status, points, lines };
}

const view = {
  kind: "view",
  path: "/pricing",
  search: "?utm_source=news&name=Maya&gclid=1",
  referrer: "https://a.example/",
};
const vitals = { kind: "vitals", path: "/pricing", screen: "desktop", lcp: 640, cls: 0 };
const steps = { kind: "steps", path: "/pricing", from: "news", stages: [["getStarted", "seen"]] };
const error = { kind: "error", path: "/pricing", name: "TypeError", frames: ["a-Bx1_a.js:1:204"] };

describe("with Analytics Engine bound", () => {
  test.each([
    [
      "Web Vitals: one, -1 where there is no number",
      vitals,
      [
        {
          indexes: ["/pricing"],
          blobs: ["/pricing", "desktop", "other"],
          doubles: [640, 0, -1, -1],
        },
      ],
    ],
    [
      "steps: one for each, with step, kind, source and route",
      { ...steps, stages: [...steps.stages, ["getStarted", "opened"]] },
      [
        {
          indexes: ["getStarted"],
          blobs: ["seen", "getStarted", "news", "/pricing"],
          doubles: [1],
        },
        {
          indexes: ["getStarted"],
          blobs: ["opened", "getStarted", "news", "/pricing"],
          doubles: [1],
        },
      ],
    ],
    [
      "an error: one, with route, class and places",
      error,
      [
        {
          indexes: ["error"],
          blobs: ["error", "/pricing", "TypeError", "a-Bx1_a.js:1:204"],
          doubles: [1],
        },
      ],
    ],
  ])("data points of %s", async (_, body, points) => {
    expect(await report(body)).toEqual({ status: 204, points, lines: [] });
  });
});

test.each([
  [
    "Blink",
    "Mozilla/5.0 (Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/152.0 Safari/537.36",
  ],
  ["Gecko", "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0"],
  [
    "WebKit",
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605",
  ],
  [
    "WebKit",
    "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/152.0 Safari/605",
  ],
  [
    "WebKit",
    "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/153.0 Safari/605",
  ],
])("Web Vitals are those of an engine: %s", async (engine, userAgent) => {
  const { points } = await report(vitals, { headers: { "user-agent": userAgent } });
  expect(points).toMatchObject([{ blobs: ["/pricing", "desktop", engine] }]);
});

describe("a page view", () => {
  test("is passed on as Plausible's events API has it, with the campaign's names only", async () => {
    expect((await report(view)).status).toBe(204);
    expect(events()).toEqual([
      {
        path: "/api/event",
        headers: expect.objectContaining({
          "content-type": "application/json",
          "user-agent": "Mozilla/5.0 (Test)",
          "x-forwarded-for": "203.0.113.7",
        }),
        body: {
          name: "pageview",
          domain: "aioi.example",
          url: "https://aioi.example/pricing?utm_source=news",
          referrer: "https://a.example/",
        },
      },
    ]);
  });

  test.each(["/maya@northgate.example", "/insights/maya@northgate.example"])(
    "of a path that is not the site's own says only that: %s",
    async (path) => {
      expect((await report({ ...view, path, search: "" })).status).toBe(204);
      expect(events()[0]?.body).toMatchObject({ url: "https://aioi.example/not-found" });
      expect(JSON.stringify(events())).not.toContain("northgate");
    },
  );

  test.each(["//evil.example/x", "/\\evil.example", "https://evil.example/"])(
    "never names another host: %s",
    async (path) => {
      await report({ ...view, path });
      expect(JSON.stringify(events())).not.toContain("evil");
    },
  );

  test("of a browser that sends Global Privacy Control is not passed on", async () => {
    expect((await report(view, { headers: { "sec-gpc": "1" } })).status).toBe(204);
    expect(events()).toEqual([]);
  });

  test.each([302, 400, 429, 503])(
    "an answer of %i is logged, with nothing of the visitor",
    async (refusal) => {
      plausible.respond = () => ({ status: refusal });
      expect(await report({ ...view, referrer: `https://${refusal}.example/` })).toMatchObject({
        status: 204,
        lines: [{ event: "page_view.forward_failed", status: refusal }],
      });
      expect(events()).toHaveLength(1);
    },
  );

  test("that Plausible does not take costs the visitor nothing", async () => {
    const nobody = { environment: { PLAUSIBLE_URL: "http://127.0.0.1:1" } };
    expect(await report(view, nobody)).toMatchObject({
      status: 204,
      lines: [{ event: "page_view.forward_failed", error: "TypeError" }],
    });
  });
});

test.each([
  ["no JSON", "lcp=3"],
  ["an empty body", ""],
  ["something else", { hello: "world" }],
  ["another kind", { ...vitals, kind: "violation" }],
  ["no kind", { ...vitals, kind: undefined }],
  ["an endless path", { ...vitals, path: "/".repeat(301) }],
  ["a page view without its fields", { kind: "view", path: "/pricing" }],
  ["a negative number", { ...vitals, lcp: -1 }],
  ["a number beyond all bounds", { ...vitals, cls: 1e9 }],
  ["a text for a number", { ...vitals, inp: "48" }],
  ["another screen", { ...vitals, screen: "<script>" }],
  ["a step of the Worker", { ...steps, stages: [["getStarted", "stored"]] }],
  ["an unknown form", { ...steps, stages: [["visitors", "seen"]] }],
  ["no step", { ...steps, stages: [] }],
  ["too many steps", { ...steps, stages: Array.from({ length: 29 }, () => ["hireMe", "seen"]) }],
  ["an error without places", { ...error, frames: [] }],
  ["places that are none", { ...error, frames: ["maya@northgate.example"] }],
  ["a class that is a sentence", { ...error, name: "Maya typed this" }],
])("%s is refused with 400", async (_, body) => {
  expect(await report(body)).toEqual({ status: 400, points: [], lines: [] });
  expect(events()).toEqual([]);
});

test.each([view, vitals, steps, error])(
  "another site is refused, a report that is too large, and one that is off: $kind",
  async (body) => {
    const elsewhere = { headers: { origin: "https://elsewhere.example" } };
    expect((await report(body, elsewhere)).status).toBe(403);
    expect((await report({ ...body, more: "x".repeat(2048) })).status).toBe(413);
    const off = {
      PLAUSIBLE_URL: null,
      VITALS_SAMPLE_RATE: 0,
      FUNNEL_COUNTS: null,
      REPORT_SAMPLE_RATE: null,
    };
    expect((await report(body, { environment: off })).status).toBe(404);
    expect(events()).toEqual([]);
  },
);
