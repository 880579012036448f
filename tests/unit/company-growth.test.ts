import { describe, expect, it } from "vitest";

import { growthOf } from "../../app/pages/company/figures/growth-geometry.ts";

describe("the rail of the company's phases", () => {
  const growth = growthOf([
    { name: "Seed", from: 2020, to: 2022, state: "done", text: "" },
    { name: "Growth", from: 2023, to: 2025, state: "current", text: "" },
    { name: "Scale", from: 2026, to: 2027, state: "planned", text: "" },
    { name: "Unicorn", from: 2027, state: "open", text: "" },
  ]);

  it("begins with the first year and draws three years of an open phase", () => {
    expect(growth.firstYear).toBe(2020);
    expect(growth.years).toBe(11);
  });

  it("lays the phases end to end, also where one begins in the last year of another", () => {
    expect(growth.phases.map(({ start, years }) => [start, years])).toEqual([
      [0, 3],
      [3, 3],
      [6, 2],
      [8, 3],
    ]);
  });

  it("names the years of a phase", () => {
    expect(growth.phases.map(({ label }) => label)).toEqual([
      "2020–2022",
      "2023–2025",
      "2026–2027",
      "2027+",
    ]);
  });

  it("puts now just before the end of the current phase", () => {
    expect(growth.now).toBeGreaterThan(5);
    expect(growth.now).toBeLessThan(6);
  });
});
