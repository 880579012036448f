import { describe, expect, test } from "vitest";

import {
  findTier,
  positionAfterKey,
  toPosition,
  snap,
  thumbText,
  valueAt,
} from "../../app/pages/pricing/finder/find-tier.ts";

const find = (cpus: number, hours: number) =>
  findTier({ cpus: toPosition("cpus", cpus), computeHours: toPosition("computeHours", hours) });

describe("find your tier", () => {
  // Spec section 9, "Pricing per month".
  test.each([
    [2, 10, "starter"],
    [3, 10, "explorer"],
    [8, 100, "explorer"],
    [8, 101, "resident"],
    [32, 500, "resident"],
    [33, 1, "scaler"],
    [128, 2000, "scaler"],
    [129, 1, "hyper-scaler"],
    [1, 2001, "hyper-scaler"],
  ])("%i CPU and %i hours need %s", (cpus, hours, slug) => {
    expect(find(cpus, hours).slug).toBe(slug);
  });

  test("names what was asked for, also past the end of the scale, where the thumb says nothing", () => {
    expect(find(24, 120).asked).toBe("24 CPU, 120 h");
    expect(find(129, 1).asked).toBe("more, by contract, 1 h");
    expect(thumbText("cpus", toPosition("cpus", 24))).toBe("24 CPU");
    expect(thumbText("cpus", toPosition("cpus", 129))).toBe("");
  });

  test("a need that nobody set decides nothing, and is asked for nowhere", () => {
    expect(findTier({ cpus: toPosition("cpus", 24) })).toMatchObject({
      slug: "resident",
      reason: "24 CPU is more than Explorer’s 8.",
      asked: "24 CPU",
      address: "cpu=24",
    });
    expect(findTier({ computeHours: toPosition("computeHours", 1) })).toMatchObject({
      slug: "starter",
      reason: "1 hour is within Starter’s 10.",
      asked: "1 h",
      address: "hours=1",
    });
    expect(findTier({ computeHours: toPosition("computeHours", 100) }).reason).toBe(
      "100 hours are within Explorer’s 100.",
    );
  });

  test("says why", () => {
    expect(find(1, 1).reason).toBe("1 CPU and 1 hour are within Starter’s 2 and 10.");
    expect(find(6, 80).reason).toBe("6 CPU and 80 hours are within Explorer’s 8 and 100.");
    expect(find(24, 120).reason).toBe("24 CPU and 120 hours are more than Explorer’s 8 and 100.");
    expect(find(4, 1200)).toMatchObject({
      answer: "Scaler, $4,999 per month.",
      reason: "1,200 hours are more than Resident’s 500.",
    });
  });

  test("the scale is logarithmic between limits: x = 100 · (i + ln(v/a) / ln(b/a))", () => {
    expect(toPosition("cpus", 4)).toBeCloseTo(150);
    expect(toPosition("computeHours", 500)).toBeCloseTo(300);
    expect(valueAt("cpus", toPosition("cpus", 24))).toBe(24);
    expect(valueAt("computeHours", toPosition("computeHours", 1200))).toBe(1200);
  });

  test("there is nothing between the largest limit and the last stop", () => {
    expect(snap(430)).toBe(400);
    expect(snap(460)).toBe(500);
    expect(positionAfterKey("ArrowRight", "cpus", 400)).toBe(500);
    expect(positionAfterKey("ArrowLeft", "cpus", 500)).toBe(400);
  });

  test("an arrow always leads to another value", () => {
    for (let position = 0; position <= 400; position += 25) {
      const next = positionAfterKey("ArrowRight", "cpus", position) ?? position;
      expect(valueAt("cpus", next)).not.toBe(valueAt("cpus", position));
    }
  });
});
