import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { readWhole } from "../support/read-page.ts";
import { reportsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { runCron } from "../support/run-cron.ts";
import { eventually, loggedOf, newAddress, sharedSite } from "../support/running-site.ts";

const webhook = receiverForFile();
const running = siteForFile(() => ({
  variables: { REPORT_SAMPLE_RATE: "1", ALERT_WEBHOOK_URL: webhook.url },
}));
let url: string;

beforeAll(() => void ({ url } = running.site));
beforeEach(() => {
  running.logs.length = 0;
});

async function report(
  body: unknown,
  headers: Record<string, string> = {},
  to = url,
  path = "/reports",
) {
  const response = await fetch(new URL(path, to), {
    method: "POST",
    headers: { "cf-connecting-ip": newAddress(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return response.status;
}

const recorded = (event: string) => loggedOf(running, event);

/** As Firefox and Safari send it for `report-uri`. */
const uriReport = {
  "csp-report": {
    "document-uri": "https://aioi.example/contact-us?email=maya@northgate.example",
    referrer: "https://search.example/?q=secret",
    "effective-directive": "script-src-elem",
    "original-policy": "script-src 'self'",
    "blocked-uri": "https://cdn.evil.example/x.js?visitor=maya",
    "source-file": "https://aioi.example/assets/client-9f.js?x=maya",
    "line-number": 3,
    "column-number": 12,
    "script-sample": "maya@northgate.example",
  },
};

/** As Chrome sends it through the Reporting API. */
const apiReport = (body: object, type = "csp-violation") => ({
  age: 10,
  type,
  url: "https://aioi.example/pricing",
  user_agent: "Mozilla/5.0 (a visitor's browser)",
  body: {
    documentURL: "https://aioi.example/pricing?gclid=abc",
    effectiveDirective: "style-src-elem",
    blockedURL: "inline",
    disposition: "enforce",
    sample: "maya@northgate.example",
    ...body,
  },
});

test("the policy names the endpoint, and the monitor reports many errors", async () => {
  const home = running.site.miniflare.dispatchFetch("https://aioi.example/");
  const { headers } = (await readWhole(home)).response;
  expect(headers.get("reporting-endpoints")).toBe('csp="/reports"');
  expect(headers.get("content-security-policy")).toMatch(/; report-uri \/reports; report-to csp$/);
  // An isolate writes its first count at once.
  const error = {
    kind: "error",
    path: "/pricing",
    name: "TypeError",
    frames: ["client-9f.js:1:2"],
  };
  expect(await report(error, { origin: url.replace(/\/$/, "") }, url, "/page-reports")).toBe(204);
  await eventually(async () => {
    await runCron(running.site, Date.now());
    return recorded("monitor.completed").some((line) => Number(line["clientErrors"]) > 0);
  });
  const store = await running.site.miniflare.getKVNamespace("LEAD_LIMITS");
  await store.put("monitor:reports:another-isolate", "", {
    metadata: { errors: 40, violations: 3 },
  });
  await runCron(running.site, Date.now());
  await eventually(() => reportsOf(webhook)[0]);
  expect(reportsOf(webhook)[0]?.problems.map(({ name }) => name)).toEqual(["client-errors"]);
  expect(reportsOf(webhook)[0]?.text).toMatch(/Browsers reported \d+ errors of our script/);
});

describe("/reports", () => {
  test("takes a violation from report-uri and from the Reporting API", async () => {
    expect(await report(uriReport, { "content-type": "application/csp-report" })).toBe(204);
    expect(await report([apiReport({})], { "content-type": "application/reports+json" })).toBe(204);
    expect(recorded("policy.violated")).toEqual([
      {
        route: "/contact-us",
        directive: "script-src-elem",
        blocked: "cdn.evil.example client-9f.js:3:12",
      },
      { route: "/pricing", directive: "style-src-elem", blocked: "inline" },
    ]);
  });

  test("records nothing that a visitor typed, no query string, no browser, no IP address", async () => {
    await report(uriReport, { "cf-connecting-ip": "203.0.113.77" });
    await report([
      apiReport({ blockedURL: `${url}/search?q=maya`, documentURL: "https://aioi.example/maya" }),
    ]);
    const text = running.logs.join("\n");
    for (const trace of ["maya", "secret", "gclid", "Mozilla", "203.0.113.77"]) {
      expect(text).not.toContain(trace);
    }
    expect(recorded("policy.violated")[1]).toMatchObject({ route: "unknown", blocked: "self" });
  });

  test("leaves out what extensions of the browser do, and reports of other types", async () => {
    expect(await report([apiReport({ sourceFile: "chrome-extension://abc/content.js" })])).toBe(
      204,
    );
    expect(await report([apiReport({ blockedURL: "moz-extension" })])).toBe(204);
    expect(await report([{ type: "deprecation", body: { id: "Anything" } }])).toBe(204);
    expect(recorded("policy.violated")).toEqual([]);
  });

  test.each([
    ["no JSON", "<report>"],
    ["an empty body", ""],
    ["something else", { hello: "world" }],
    ["a directive that is none", [apiReport({ effectiveDirective: "maya@northgate" })]],
  ])("refuses %s with 400", async (_, body) => {
    expect(await report(body)).toBe(400);
    expect(recorded("policy.violated")).toEqual([]);
  });

  test("refuses other sites, large bodies and bursts", async () => {
    expect(await report([apiReport({})], { origin: "https://elsewhere.example" })).toBe(403);
    expect(await report([apiReport({ more: "x".repeat(16 * 1024) })])).toBe(413);
    const visitor = { "cf-connecting-ip": newAddress() };
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => report([apiReport({})], visitor)),
    );
    expect(statuses).toContain(429);
  });

  test("takes at most ten reports from one request", async () => {
    await report(Array.from({ length: 30 }, () => apiReport({})));
    expect(recorded("policy.violated")).toHaveLength(10);
  });
});

test("without REPORT_SAMPLE_RATE the policy names no endpoint, and there is none", async () => {
  const { site } = await sharedSite();
  expect(await report([apiReport({})], {}, site.url)).toBe(404);
  const { headers } = await fetch(site.url);
  expect(headers.get("reporting-endpoints")).toBeNull();
  expect(headers.get("content-security-policy")).not.toContain("report");
});
