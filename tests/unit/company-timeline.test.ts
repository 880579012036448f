import { describe, expect, test } from "vitest";

import { createTimeline } from "../../app/pages/company/drawings/timeline-geometry.ts";

const milestones = [
  { name: "Seed", from: 2020, to: 2022, text: "" },
  { name: "Growth", from: 2023, to: 2025, current: true, text: "" },
  { name: "Scale", from: 2026, to: 2027, text: "" },
  { name: "Unicorn", from: 2027, text: "" },
] as const;

const goals = [{ year: 2025 }, { year: 2027 }, { year: 2030 }];

const at = (day: string) => createTimeline(milestones, goals, new Date(day));

describe("the company's timeline", () => {
  test("draws phases where they were planned, open ones to the end of the axis", () => {
    const { firstYear, years, phases } = at("2026-11-21");
    expect(firstYear).toBe(2020);
    expect(years).toBe(11);
    expect(phases.map(({ label, from, to }) => [label, from, to])).toEqual([
      ["2020–2022", 0, 3],
      ["2023–2025", 3, 6],
      ["2026–2027", 6, 8],
      ["2027+", 7, 11],
    ]);
  });

  test("fills them to the current date in UTC; what is marked current runs on past its end", () => {
    const { today, phases } = at("2026-07-02T12:00:00Z");
    expect(today).toBe(6.5);
    expect(phases.map(({ state, filledTo, runsOn }) => [state, filledTo, runsOn])).toEqual([
      ["done", 3, false],
      ["current", 6.5, true],
      ["begun", 6.5, false],
      ["planned", 7, false],
    ]);
  });

  test.each([
    ["2025-12-31", ["done", "current", "planned", "planned"], false],
    ["2026-01-01", ["done", "current", "begun", "planned"], true],
    ["2027-01-01", ["done", "current", "begun", "begun"], true],
    ["2028-01-01", ["done", "current", "done", "begun"], true],
  ])("on %s its phases are %j", (day, states, runsOn) => {
    const { phases } = at(day);
    expect(phases.map(({ state }) => state)).toEqual(states);
    expect(phases[1]?.runsOn).toBe(runsOn);
  });

  test.each([
    ["2025-12-31", ["next", "ahead", "ahead"]],
    ["2026-11-21", ["reached", "next", "ahead"]],
    ["2031-01-01", ["reached", "reached", "reached"]],
  ])("on %s the years of the vision are %j", (day, states) => {
    expect(at(day).goals.map(({ state }) => state)).toEqual(states);
  });

  test("the axis goes on after the current date", () => {
    expect(at("2035-06-01").years).toBe(18);
  });
});
