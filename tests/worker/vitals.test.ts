import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  longLimits,
  type RunningSite,
  newAddress,
  startBeside,
  startRunningSite,
} from "../support/running-site.ts";

let running: RunningSite;
let url: string;

beforeAll(async () => {
  running = await startRunningSite({
    limitFactor: longLimits,
    variables: { VITALS_SAMPLE_RATE: "0.25" },
  });
  ({ url } = running.site);
});
afterAll(() => running.stop());

const report = { path: "/pricing", screen: "phone", lcp: 812, cls: 0.0123, inp: 48, ttfb: 31 };

async function sendVitals(body: unknown, headers: Record<string, string> = {}, to = url) {
  const response = await fetch(new URL("/vitals", to), {
    method: "POST",
    headers: { origin: to.replace(/\/$/, ""), "cf-connecting-ip": newAddress(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return response.status;
}

const lines = () => running.logs.filter((line) => line.includes('"event":"vitals.reported"'));

describe("/vitals", () => {
  test("takes a report as one line in the log: page, screen and four numbers", async () => {
    running.logs.length = 0;
    expect(await sendVitals(report)).toBe(204);
    const [line, ...others] = lines();
    expect(others).toEqual([]);
    const { level: _level, requestId: _id, ...fields } = JSON.parse(line ?? "{}");
    expect(fields).toEqual({
      event: "vitals.reported",
      route: "/pricing",
      screen: "phone",
      lcp: 812,
      cls: 0.0123,
      inp: 48,
      ttfb: 31,
    });
  });

  test("keeps no address that is not the site's own", async () => {
    running.logs.length = 0;
    expect(await sendVitals({ ...report, path: "/maya@northgate.example" })).toBe(204);
    expect(lines()[0]).toContain('"route":"unknown"');
    expect(running.logs.join()).not.toContain("northgate");
  });

  test.each([
    ["no JSON", "lcp=3"],
    ["a negative number", { ...report, lcp: -1 }],
    ["a number beyond all bounds", { ...report, cls: 1e9 }],
    ["a text for a number", { ...report, inp: "48" }],
    ["another screen", { ...report, screen: "<script>" }],
    ["an endless path", { ...report, path: "/".repeat(301) }],
  ])("refuses %s with 400", async (_, body) => {
    expect(await sendVitals(body)).toBe(400);
  });

  test("refuses other sites, large bodies and bursts", async () => {
    expect(await sendVitals(report, { origin: "https://elsewhere.example" })).toBe(403);
    expect(await sendVitals({ ...report, more: "x".repeat(1024) })).toBe(413);
    const visitor = { "cf-connecting-ip": newAddress() };
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => sendVitals(report, visitor)),
    );
    expect(statuses).toContain(429);
  });
});

test("without VITALS_SAMPLE_RATE nothing is measured: no rate in the page, 404 for a report", async () => {
  const plain = await startBeside(running);
  try {
    expect(await sendVitals(report, {}, plain.site.url)).toBe(404);
    const measures = async (site: string) =>
      /<html [^>]*data-vitals-rate="0\.25"/.test(await (await fetch(site)).text());
    expect(await measures(plain.site.url)).toBe(false);
    expect(await measures(url)).toBe(true);
  } finally {
    await plain.stop();
  }
});
