import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { readWeeklyAnalytics } from "../../app/server/notifications/weekly-analytics.ts";
import { askAnalytics } from "../../app/server/store/analytics-engine.ts";
import { localService } from "../support/local-service.ts";

const engine = localService(() => ({ body: JSON.stringify({ data: [] }) }));

const access = (ENVIRONMENT: "production" | "staging" = "production") => ({
  ANALYTICS_SQL_URL: engine.url,
  ANALYTICS_TOKEN: "a token",
  ENVIRONMENT,
});
const queries = () => engine.asked.map(({ body }) => body);

describe("a question to Analytics Engine", () => {
  const ask = () =>
    askAnalytics(
      { url: engine.url, token: "a token", timeoutMs: 10_000 },
      "select 1",
      z.object({ count: z.number() }),
    );

  test("is a post of the query with the token; the answer is its rows", async () => {
    engine.respond = () => ({ body: JSON.stringify({ data: [{ count: 1 }, { count: 2 }] }) });
    expect(await ask()).toEqual([{ count: 1 }, { count: 2 }]);
    expect(engine.asked).toMatchObject([
      { method: "POST", body: "select 1", headers: { authorization: "Bearer a token" } },
    ]);
  });

  test("that is refused is an error with the status and the begin of the reason", async () => {
    engine.respond = () => ({ status: 422, body: `no such table ${"x".repeat(400)}` });
    const message = `status 422: no such table ${"x".repeat(286)}`;
    await expect(ask()).rejects.toThrow(new Error(message));
  });

  test.each([
    ["a redirect", { status: 302, headers: { location: "/sign-in" } }, "status 302"],
    ["other rows", { body: JSON.stringify({ data: [{ count: "one" }] }) }, /number/],
    ["a page", { body: "<html>" }, /JSON/],
  ])("that is answered with %s is an error", async (_, response, message) => {
    engine.respond = () => response;
    await expect(ask()).rejects.toThrow(message);
    expect(engine.asked).toHaveLength(1);
  });
});

describe("the analytics of two weeks", () => {
  const week = "2026-11-16";

  test("are four questions about the days of both weeks, without the newsletter's steps", async () => {
    await readWeeklyAnalytics(week, access());
    expect(queries()).toHaveLength(4);
    const [steps = "", lcp = ""] = queries();
    for (const query of queries()) {
      expect(query).toContain(
        "if(timestamp >= toDateTime('2026-11-16 00:00:00'), 'last', 'before') as week",
      );
      expect(query).toContain(
        "where timestamp >= toDateTime('2026-11-09 00:00:00') and timestamp < toDateTime('2026-11-23 00:00:00')",
      );
      expect(query.endsWith("\ngroup by name, week")).toBe(true);
    }
    expect(steps).toContain("select blob1 as name");
    expect(steps).toContain("sum(_sample_interval * double1) as value\nfrom aioi_funnel\n");
    expect(steps).toContain(" and blob2 != 'newsletter'\n");
    expect(lcp).toContain("select blob2 as name");
    expect(lcp).toContain(
      "quantileExactWeighted(0.75)(double1, _sample_interval) as value\nfrom aioi_vitals\n",
    );
    expect(lcp).toContain(" and double1 >= 0\n");
    expect(queries().some((query) => query.includes("(double2, "))).toBe(true);
    expect(queries().some((query) => query.includes("(double3, "))).toBe(true);
  });

  test("of staging are in datasets of their own", async () => {
    await readWeeklyAnalytics(week, access("staging"));
    expect(queries()[0]).toContain("from aioi_funnel_staging\n");
    expect(queries()[1]).toContain("from aioi_vitals_staging\n");
  });

  test("are steps in their order and vitals by screen; numbers of 64 bits come as texts", async () => {
    engine.respond = ({ body }) => {
      const rows = body.includes("blob1 as name")
        ? [
            { name: "opened", week: "last", value: "12.6" },
            { name: "seen", week: "last", value: 90 },
            { name: "seen", week: "before", value: 80 },
          ]
        : [
            { name: "phone", week: "last", value: 1500 },
            { name: "phone", week: "before", value: 1600 },
            { name: "desktop", week: "before", value: 900 },
          ];
      return { body: JSON.stringify({ data: rows }) };
    };
    const { steps, vitals } = (await readWeeklyAnalytics(week, access())) ?? {};
    expect(steps).toEqual([
      { name: "seen", last: 90, before: 80 },
      { name: "opened", last: 13, before: 0 },
      { name: "begun", last: 0, before: 0 },
      { name: "sent", last: 0, before: 0 },
    ]);
    expect(vitals).toEqual(
      ["lcp", "inp", "cls"].flatMap((vital) => [
        { vital, screen: "phone", last: 1500, before: 1600 },
        { vital, screen: "desktop", last: null, before: 900 },
      ]),
    );
  });

  test("are unknown by part where a question fails", async () => {
    engine.respond = ({ body }) =>
      body.includes("blob1 as name") ? { status: 500 } : { body: JSON.stringify({ data: [] }) };
    expect(await readWeeklyAnalytics(week, access())).toMatchObject({
      steps: null,
      vitals: [{}, {}, {}, {}, {}, {}],
    });
    engine.respond = ({ body }) =>
      body.includes("double3") ? { status: 500 } : { body: JSON.stringify({ data: [] }) };
    expect(await readWeeklyAnalytics(week, access())).toMatchObject({
      steps: [{}, {}, {}, {}],
      vitals: null,
    });
  });

  test("are not asked for without an address or a token", async () => {
    expect(await readWeeklyAnalytics(week, { ...access(), ANALYTICS_TOKEN: null })).toBeNull();
    expect(await readWeeklyAnalytics(week, { ...access(), ANALYTICS_SQL_URL: null })).toBeNull();
    expect(engine.asked).toEqual([]);
  });
});
