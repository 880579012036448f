import { describe, expect, test } from "vitest";

import {
  toAddress,
  type Assumptions,
  assumptionsIn,
  parseAssumption,
  startAssumptions,
} from "../../app/pages/compare/costs/assumptions.ts";
import {
  costAt,
  computeCosts,
  crossingVolume,
  toMonth,
} from "../../app/pages/compare/costs/costs.ts";
import { toStop, valueAfterKey, valueAtStop } from "../../app/pages/compare/costs/log-scale.ts";

const withChanges = (changes: Partial<Assumptions>): Assumptions => ({
  ...startAssumptions,
  ...changes,
});

describe("cost over 36 months", () => {
  // The target: tokens = requests x tokens each; cards = max(2, tokens x (1 - 0.9 x easy) / 300 million,
  // rounded up); hosted = tokens x $9 per million; AIOI = cards x $34,000 + months x ($4,999 + cards x
  // $300 + 0.1 x $13,500); self-built = cards x $34,000 + months x (cards x $300 + engineers x $13,500).
  test("by default the lines cross at 13.8, in month 14, and $109,516 are saved", () => {
    const costs = computeCosts(startAssumptions);
    expect(costs.state).toBe("crosses");
    expect(costs.crossing).toBeCloseTo(13.8, 1);
    expect(toMonth(costs.crossing ?? 0)).toBe(14);
    expect(costs.difference).toBe(109_516);
    expect(costs.cards).toEqual({ aioi: 2, selfBuilt: 5 });
    expect(costAt(costs.hosted, 36)).toBe(427_680);
    expect(costAt(costs.aioi, 36)).toBe(318_164);
    expect(costAt(costs.selfBuilt, 36)).toBe(710_000);
  });

  test("the table of the printed page", () => {
    const { aioi, hosted, selfBuilt } = computeCosts(startAssumptions);
    const row = (line: typeof aioi) => [6, 12, 14, 24, 36].map((month) => costAt(line, month));
    expect(row(aioi)).toEqual([109_694, 151_388, 165_286, 234_776, 318_164]);
    expect(row(hosted)).toEqual([71_280, 142_560, 166_320, 285_120, 427_680]);
    expect(row(selfBuilt)).toEqual([260_000, 350_000, 380_000, 530_000, 710_000]);
  });

  test("at 900,000 requests a month they cross in month 9, and $467,036 are saved", () => {
    const costs = computeCosts(withChanges({ requests: 900_000 }));
    expect(toMonth(costs.crossing ?? 0)).toBe(9);
    expect(costs.difference).toBe(467_036);
    expect(costAt(costs.selfBuilt, 36)).toBe(889_200);
  });

  test("at 90,000 they never cross: the hosted API stays $230,684 cheaper", () => {
    const costs = computeCosts(withChanges({ requests: 90_000 }));
    expect(costs).toMatchObject({ state: "never", crossing: null, difference: 230_684 });
  });

  test("they cross from about 330,000 on, and above where they do not", () => {
    expect(crossingVolume(startAssumptions, 1000, 10_000_000)).toBe(330_000);
    expect(computeCosts(withChanges({ requests: 320_000 })).state).toBe("never");
    expect(crossingVolume(withChanges({ price: 0 }), 1000, 10_000_000)).toBeUndefined();
  });

  test("without engineers, self-built is cheapest, and AIOI costs $94,164 more", () => {
    const costs = computeCosts(withChanges({ engineers: 0 }));
    expect(costs).toMatchObject({ state: "build", crossing: null, difference: 94_164 });
  });

  test("a saving of nothing is no crossing", () => {
    const level = withChanges({ price: 318_164 / 36 / 1320 });
    expect(computeCosts(level)).toMatchObject({ state: "never", difference: 0 });
  });

  test("cards are rounded up, but not for the error of a fraction, and there are at least two", () => {
    expect(computeCosts(withChanges({ requests: 600_000, easy: 0 })).cards.selfBuilt).toBe(6);
    expect(computeCosts(withChanges({ requests: 600_001, easy: 0 })).cards.selfBuilt).toBe(7);
    expect(computeCosts(withChanges({ requests: 1000 })).cards).toEqual({ aioi: 2, selfBuilt: 2 });
    // 900 million tokens at 0.1 of the work.
    expect(computeCosts(withChanges({ requests: 3_000_000, easy: 100 })).cards.aioi).toBe(3);
  });

  test("what costs nothing up front is cheaper from the first month", () => {
    const costs = computeCosts(withChanges({ card: 0 }));
    expect(costs.crossing).toBe(0);
    expect(toMonth(costs.crossing ?? -1)).toBe(1);
  });
});

describe("the assumptions in the address", () => {
  test("come back as they were", () => {
    const given = withChanges({ requests: 900_000, price: 12.5, beside: 0.3 });
    expect(toAddress(given)).toContain(
      "requests=900000&tokens=3000&easy=65&engineers=1&price=12.5",
    );
    expect(assumptionsIn(new URLSearchParams(toAddress(given)))).toEqual(given);
  });

  test("other parameters are none", () => {
    expect(assumptionsIn(new URLSearchParams("utm_source=mail"))).toBeUndefined();
  });

  test.each([
    "requests=-1",
    "requests=1e7",
    "requests=10000001",
    "easy=101",
    "engineers=many",
    "card=",
  ])("%s is as at the start", (search) => {
    expect(assumptionsIn(new URLSearchParams(search))).toEqual(startAssumptions);
  });

  test("are read as the page writes them", () => {
    expect(parseAssumption("card", "$34,000")).toBe(34_000);
    expect(parseAssumption("capacity", "300 million")).toBe(300);
    expect(parseAssumption("work", " 10 % ")).toBe(10);
    expect(parseAssumption("price", "8.999")).toBe(9);
    expect(parseAssumption("beside", ".5")).toBe(0.5);
    expect(parseAssumption("engineers", "1.3")).toBe(1.5);
    expect(parseAssumption("price", "free")).toBeUndefined();
    expect(parseAssumption("price", "")).toBeUndefined();
  });
});

describe("the sliders' scale", () => {
  const requests = { min: 1000, max: 10_000_000 };
  const tokens = { min: 200, max: 50_000 };

  test("is logarithmic, from 1,000 to 10 million and from 200 to 50,000", () => {
    expect(toStop(requests, 100_000)).toBeCloseTo(500);
    expect(valueAtStop(requests, toStop(requests, 440_000))).toBe(440_000);
    expect(valueAtStop(requests, 0)).toBe(1000);
    expect(valueAtStop(requests, 1000)).toBe(10_000_000);
    expect(valueAtStop(tokens, 1000)).toBe(50_000);
    expect(valueAtStop(tokens, 500)).toBe(3200);
  });

  test("an arrow leads to the next value of two digits, there and back", () => {
    expect(valueAfterKey("ArrowRight", requests, 440_000)).toBe(450_000);
    expect(valueAfterKey("ArrowLeft", requests, 440_000)).toBe(430_000);
    expect(valueAfterKey("ArrowUp", requests, 990_000)).toBe(1_000_000);
    expect(valueAfterKey("ArrowDown", requests, 1_000_000)).toBe(990_000);
    expect(valueAfterKey("ArrowDown", requests, 1000)).toBe(1000);
    expect(valueAfterKey("ArrowUp", requests, 10_000_000)).toBe(10_000_000);
    expect(valueAfterKey("ArrowRight", requests, 441_234)).toBe(450_000);
    expect(valueAfterKey("ArrowLeft", requests, 441_234)).toBe(440_000);
  });

  test("Page leads to the next 1, 2 or 5, Home and End to the ends; other keys do nothing", () => {
    expect(valueAfterKey("PageUp", requests, 440_000)).toBe(500_000);
    expect(valueAfterKey("PageDown", requests, 440_000)).toBe(200_000);
    expect(valueAfterKey("PageUp", requests, 10_000_000)).toBe(10_000_000);
    expect(valueAfterKey("Home", tokens, 3000)).toBe(200);
    expect(valueAfterKey("End", tokens, 3000)).toBe(50_000);
    expect(valueAfterKey("Tab", tokens, 3000)).toBeUndefined();
  });
});
