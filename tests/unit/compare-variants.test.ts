import { describe, expect, test } from "vitest";

import {
  verdictOn,
  viewsNeeded,
  zOfTwoProportions,
} from "../../scripts/lib/landing/compare-variants.ts";

describe("the test of two proportions", () => {
  test("of the Physicians' Health Study, 189 of 11,034 and 104 of 11,037: z = 5.00", () => {
    const aspirin = { viewed: 11_037, sent: 104 };
    const placebo = { viewed: 11_034, sent: 189 };
    expect(zOfTwoProportions(aspirin, placebo)).toBeCloseTo(5.0, 2);
    expect(zOfTwoProportions(placebo, aspirin)).toBeCloseTo(-5.0, 2);
  });

  test("of 8 of 80 and 16 of 80: z = 1.77, worked by hand", () => {
    // 0.1 / sqrt(0.15 · 0.85 · 2 / 80)
    const z = zOfTwoProportions({ viewed: 80, sent: 8 }, { viewed: 80, sent: 16 });
    expect(z).toBeCloseTo(1.771, 3);
  });

  test("of two zeros, and of equal shares: nothing", () => {
    expect(zOfTwoProportions({ viewed: 50, sent: 0 }, { viewed: 60, sent: 0 })).toBe(0);
    expect(zOfTwoProportions({ viewed: 50, sent: 5 }, { viewed: 100, sent: 10 })).toBe(0);
  });
});

// The tables of Fleiss, "Statistical Methods for Rates and Proportions", without continuity correction.
test.each([
  [0.1, 0.15, 686],
  [0.5, 0.6, 388],
  [0.05, 0.1, 435],
])("to tell %d from %d takes %d views each", (rate, other, views) => {
  expect(viewsNeeded(rate, other)).toBe(views);
  expect(viewsNeeded(other, rate)).toBe(views);
});

describe("the sentence", () => {
  test("says how many visitors are missing, of both variants together", () => {
    // 3 % of nothing yet; 3 % and 4.5 % take 2,518 views each.
    expect(viewsNeeded(0.03, 0.045)).toBe(2518);
    expect(verdictOn({ viewed: 0, sent: 0 }, { viewed: 0, sent: 0 })).toBe(
      "Too few visitors yet: 5,036 more views, until each variant has 2,518.",
    );
    expect(verdictOn({ viewed: 2000, sent: 60 }, { viewed: 2600, sent: 78 })).toBe(
      "Too few visitors yet: 518 more views, until each variant has 2,518.",
    );
  });

  test("does not judge a large difference between few", () => {
    expect(verdictOn({ viewed: 100, sent: 1 }, { viewed: 100, sent: 9 })).toContain(
      "Too few visitors yet",
    );
  });

  test("names the better variant, and how rarely chance does that", () => {
    expect(verdictOn({ viewed: 4000, sent: 120 }, { viewed: 4000, sent: 180 })).toBe(
      "Variant b is better: 4.5% of its views led to a form, 3.0% of those of a. Chance alone brings such a difference in fewer than 1 of 100 experiments.",
    );
    expect(verdictOn({ viewed: 4000, sent: 160 }, { viewed: 4000, sent: 125 })).toBe(
      "Variant a is better: 4.0% of its views led to a form, 3.1% of those of b. Chance alone brings such a difference in fewer than 1 of 20 experiments.",
    );
  });

  test("says so where there is no difference", () => {
    expect(verdictOn({ viewed: 4000, sent: 120 }, { viewed: 4000, sent: 130 })).toMatch(
      /^No difference: 3\.0% of the views of a and 3\.3% of those of b/,
    );
  });

  test("holds where every view led to a form", () => {
    expect(verdictOn({ viewed: 900, sent: 900 }, { viewed: 900, sent: 900 })).toMatch(
      /^No difference: 100\.0%/,
    );
  });
});
