import { describe, expect, test } from "vitest";

import * as day from "../../app/content/sample-site/day.ts";
import { getDayDollars, sampleEndpoints } from "../../app/content/sample-site/endpoints.ts";
import { installEvents, sampleInstall } from "../../app/content/sample-site/install.ts";
import { getLog } from "../../app/content/sample-site/log.ts";
import {
  getAnswerMs,
  getDollarsPer1000,
  getWeightsGb,
  sampleModels,
} from "../../app/content/sample-site/models.ts";
import { getPolicyLines } from "../../app/content/sample-site/policy.ts";
import {
  cardHourDollars,
  currentRelease,
  releaseMedia,
  releases,
  sampleSite,
  toSeconds,
} from "../../app/content/sample-site/site.ts";
import { claims } from "../../app/content/claims.ts";
import { startAssumptions } from "../../app/pages/compare/costs/assumptions.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const log = getLog();
const policyLines = getPolicyLines();
const line = (number: number) => policyLines[number - 1] ?? "";

/** The models that write tokens. */
const generating = sampleModels.flatMap((model) =>
  "firstTokenMs" in model.speed ? [{ ...model, speed: model.speed }] : [],
);

describe("the day", () => {
  test("1. its 144 buckets make 81,016 requests", () => {
    expect(day.requestBuckets).toHaveLength((24 * 60) / day.bucketMinutes);
    expect(day.countRequests()).toBe(81_016);
  });

  test("2. the buckets from 13:00 to 14:00 make the console's 6,840", () => {
    const [from, to] = day.lastHour.buckets;
    expect(from * day.bucketMinutes * 60).toBe(toSeconds(`${day.lastHour.from}:00`));
    expect(to * day.bucketMinutes * 60).toBe(toSeconds(`${day.lastHour.to}:00`));
    expect(day.countLastHour()).toBe(6_840);
  });

  test("3. what the endpoints answer a minute, 60 times, makes that hour", () => {
    const perMinute = sum(sampleEndpoints.map(({ requestsPerMinute }) => requestsPerMinute));
    expect(perMinute).toBe(114);
    expect(60 * perMinute).toBe(day.countLastHour());
  });

  test("4. what the endpoints answered on the day makes the day", () => {
    expect(sum(sampleEndpoints.map(({ requests }) => requests))).toBe(day.countRequests());
  });

  test("32. the rounded shares of the hour make 100 percent", () => {
    const shares = sampleEndpoints.map(({ requestsPerMinute }) =>
      Math.round((100 * 60 * requestsPerMinute) / day.countLastHour()),
    );
    expect(sum(shares)).toBe(100);
  });
});

describe("what it costs", () => {
  test("5. requests and their price make each endpoint's dollars, together $47.83", () => {
    const dollars = Object.fromEntries(
      sampleEndpoints.map((endpoint) => [endpoint.name, getDayDollars(endpoint)]),
    );
    expect(dollars).toEqual({
      triage: 29.72,
      "panel-read": 6.68,
      letters: 8.95,
      "ocr-intake": 2.26,
      search: 0.05,
      dictation: 0.17,
    });
    expect(sum(Object.values(dollars))).toBeCloseTo(47.83, 6);
  });

  test("6. a card hour follows from the assumptions of /compare at 16 cards", () => {
    const { card, power, scaler, beside, salary } = startAssumptions;
    const { cards } = sampleSite;
    const month = (cards * card) / 36 + cards * power + scaler + beside * salary;
    expect(month / cards / 730).toBeCloseTo(cardHourDollars, 2);
  });

  test("7. the price of 1,000 answers is cards × middle answer × card hour", () => {
    expect(sampleModels.map(getDollarsPer1000)).toEqual([1.4, 0.249, 1.331, 0.285, 0.003, 0.078]);
    for (const model of sampleModels) {
      const hours = getAnswerMs(model).p50 / 3600;
      const exact = model.cardsPerReplica * hours * cardHourDollars;
      expect(Math.abs(getDollarsPer1000(model) - exact)).toBeLessThan(0.00051);
    }
  });
});

describe("the models", () => {
  test("8. an answer takes its first token and the tokens after it", () => {
    expect(sampleModels.map(getAnswerMs)).toEqual([
      { p50: 560, p95: 940 },
      { p50: 398, p95: 687 },
      { p50: 2130, p95: 3093 },
      { p50: 456, p95: 883 },
      { p50: 9, p95: 16 },
      { p50: 248, p95: 441 },
    ]);
    for (const model of generating) {
      const { firstTokenMs, answerTokens, tokensPerS } = model.speed;
      for (const share of ["p50", "p95"] as const) {
        const exact = firstTokenMs[share] + ((answerTokens[share] - 1) / tokensPerS) * 1000;
        expect(Math.abs(getAnswerMs(model)[share] - exact)).toBeLessThan(0.501);
      }
    }
  });

  test("9. none writes faster than its cards can read its weights", () => {
    for (const model of generating) {
      const bandwidth = model.cardsPerReplica * sampleSite.cardBandwidthGbPerS;
      expect(model.speed.tokensPerS).toBeLessThanOrEqual(bandwidth / getWeightsGb(model));
    }
  });

  test("10. its weights, two bytes a parameter, fit its cards with a fifth to spare", () => {
    expect(sampleModels.map(getWeightsGb)).toEqual([140, 24, 26, 4, 0.6, 2]);
    for (const model of sampleModels) {
      const memory = model.cardsPerReplica * sampleSite.cardMemoryGb;
      expect(1.2 * getWeightsGb(model)).toBeLessThanOrEqual(memory);
    }
  });

  test("11. all replicas fit the site: 14 of 16 cards", () => {
    const used = sum(
      sampleModels.map(({ cardsPerReplica, replicas }) => cardsPerReplica * replicas),
    );
    expect(used).toBe(14);
    expect(used).toBeLessThanOrEqual(sampleSite.cards);
  });

  test("12. the middle is below the 95th percentile, and 70B is slower than 12B", () => {
    for (const model of sampleModels) {
      const { p50, p95 } = getAnswerMs(model);
      expect(p50).toBeLessThan(p95);
    }
    const [large, small] = generating;
    expect(large?.speed.firstTokenMs.p50).toBeGreaterThan(small?.speed.firstTokenMs.p50 ?? 0);
    expect(large?.speed.tokensPerS).toBeLessThan(small?.speed.tokensPerS ?? 0);
  });
});

test("26. the policy names every agent and every model, and no call is above its limit", () => {
  expect(policyLines).toHaveLength(15);
  for (const agent of sampleSite.agents) expect(line(5)).toContain(agent);
  for (const { name } of sampleModels) expect(line(6)).toContain(name);
  expect(line(8)).toContain("0.01 USD");
  for (const { dollars } of log) expect(dollars).toBeLessThan(0.01);
});

test("27. the current release is the newest, out before the day, and on the media", () => {
  const days = releases.map((release) => release.day);
  expect([...days].toSorted()).toEqual(days);
  expect(currentRelease.name).toBe("2026.3");
  expect(releases.at(-1)).toBe(currentRelease);
  expect(currentRelease.day <= sampleSite.day).toBe(true);
  expect(releaseMedia).toMatch(/2026\.3$/);
  expect(sampleInstall.commands[1]).toContain(releaseMedia);
});

describe("the install", () => {
  const at = (name: string) => installEvents.find((event) => event.name === name);

  test("29. its times rise, before the day, and its inventory is the site's", () => {
    const seconds = installEvents.map((event) => event.seconds);
    expect([...seconds].toSorted((one, other) => one - other)).toEqual(seconds);
    expect(sampleInstall.day < sampleSite.day).toBe(true);
    expect(at("inventory")?.text).toBe("4 nodes, 16 GPU, 96 TB");
    expect(at("load")?.text).toBe("reader-12b, 24 GB");
    expect(at("probe")?.text).toBe("first token 82 ms, answer 398 ms, 2 of 2");
  });

  test("30. it keeps the claims of the process: connected under 5, deployed under 30 minutes", () => {
    expect(at("connected")?.seconds).toBeLessThan(60 * 5);
    expect(at("live")?.seconds).toBeLessThan(60 * claims.deployMinutes);
  });
});
