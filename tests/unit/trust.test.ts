import { globSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { trustContent } from "../../app/pages/trust/content.ts";
import { flowGroups, flows, getGates, walls } from "../../app/pages/trust/crossings/flows.ts";
import { observedDays } from "../../app/pages/trust/observed-days.ts";
import { attack, loss, promises } from "../../app/pages/trust/promises.ts";
import { namedDays, uptimeBars } from "../../app/pages/trust/uptime/uptime-bars.ts";
import { firstAnswerHeadline, uptimeHeadline } from "../../app/content/site-figures.ts";
import type { StatusDay } from "../../app/lib/status-days.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

const isTest = (file: string) =>
  globSync(`tests/${file}{.test.ts,.spec.ts,.ts}`, { cwd: projectRoot }).length > 0;

describe("the drawing of crossings", () => {
  test("has nine flows and five walls", () => {
    expect(flows).toHaveLength(9);
    expect(walls.map(({ name }) => name)).toEqual([
      "Our machines",
      "Cloud",
      "On-premises",
      "Hybrid",
      "Air-gapped",
    ]);
    expect(flowGroups.map(({ name }) => name)).toEqual([
      "Comes in",
      "Tries to leave",
      "Is about you",
      "Waits for a person",
    ]);
    expect(trustContent.sections.crossings.headline).toEqual([
      "Nine flows, five walls.",
      "Count the gates.",
    ]);
  });

  test("'Totals are counted from the same data'", () => {
    expect(walls.map((_, column) => getGates(column))).toEqual([
      { open: 3, shut: 2, airlocks: 0 },
      { open: 2, shut: 2, airlocks: 0 },
      { open: 2, shut: 2, airlocks: 0 },
      { open: 2, shut: 2, airlocks: 0 },
      { open: 0, shut: 1, airlocks: 2 },
    ]);
  });

  test("lets nothing out that tries to leave, in any mode", () => {
    const leaving = flowGroups.find(({ name }) => name === "Tries to leave")?.flows ?? [];
    expect(leaving).toHaveLength(3);
    for (const { id, cells } of leaving) {
      const [ours, ...own] = cells.map(([sign]) => sign);
      // On our machines the keys are ours, and are the one thing held outside the room.
      expect(ours).toBe(id === "weights" ? "held" : "stopped");
      expect(own).toEqual(["stopped", "stopped", "stopped", "stopped"]);
    }
  });

  test("counts usage on our machines alone, and keeps their log as long as the tiers say", () => {
    const cellsOf = (id: string) => flows.find((flow) => flow.id === id)?.cells ?? [];
    expect(cellsOf("usage").map(([sign]) => sign)).toEqual([
      "crosses",
      "none",
      "none",
      "none",
      "none",
    ]);
    expect(cellsOf("audit")[0]?.[1]).toBe("7 or 30 days");
  });
});

describe("this website", () => {
  const page = readProject("docs/privacy.md");
  const [list = "", numbers = ""] = page.split("## The numbers of /trust");

  test("docs/privacy.md lists each number with its promise and its tests", () => {
    const rows = [...numbers.matchAll(/^\| (\d+) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
      ([, number, unit, promise, tests = ""]) => ({
        number: Number(number),
        unit,
        promise,
        tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
      }),
    );
    expect(rows).toEqual(
      promises.map(({ number, unit, sentence, tests }) => ({
        number,
        unit,
        promise: sentence,
        tests,
      })),
    );
  });

  test.each(promises)("$number $unit: the promise is one of the policies'", ({ sentence }) => {
    expect(list).toContain(sentence);
  });

  test("every test that is named exists", () => {
    for (const file of [...promises.flatMap(({ tests }) => tests), attack.test]) {
      expect(isTest(file), file).toBe(true);
    }
  });

  test("the drill's figures are those of docs/reliability.md", () => {
    const drill =
      /### `kill -9`[^]*?(?=\n### )/.exec(readProject("docs/reliability.md"))?.[0] ?? "";
    expect(drill).toContain("24 November, 200 kills");
    expect(drill).toContain("3,377 leads accepted, 3,377 stored, 0 twice");
    expect(loss.text).toContain("200 times: 3,377 forms accepted, 3,377 stored, none twice.");
  });
});

describe("the bar of what an auditor has observed", () => {
  const period = { from: "2026-10-01", to: "2027-03-31" };

  test.each([
    ["2026-10-01", { day: 1, of: 182 }],
    ["2026-11-23", { day: 54, of: 182 }],
    ["2027-03-31", { day: 182, of: 182 }],
    ["2026-09-30", null],
    ["2027-04-01", null],
  ])("on %s", (day, expected) => {
    expect(observedDays(period, day)).toEqual(expected);
  });
});

describe("the bars of the uptime", () => {
  const day = (minutes: number | null): StatusDay => ({
    date: "2026-11-08",
    minutesDown: minutes === null ? null : { pages: 0, forms: 0, articles: minutes },
    cause: null,
  });

  test("'down time is cut from the top, 3 px a minute'", () => {
    const { up, down, measured } = uptimeBars([day(null), day(0), day(20)]);
    expect(measured).toBe("M1 80h1h1");
    expect(down).toBe("M2.38 0V60");
    expect(up).toBe("M1.38 0V160M2.38 63V160");
  });

  test("of a day that was down altogether leave nothing up", () => {
    expect(uptimeBars([day(1440)])).toMatchObject({ up: "", down: "M0.38 0V160" });
  });

  test("of which the longest are named, where the names do not meet", () => {
    const days = Array.from({ length: 90 }, () => day(0));
    days[40] = day(20);
    days[45] = day(5);
    days[72] = day(5);
    expect(namedDays(days)).toEqual([40, 72]);
  });

  test.each([
    [null, "Not measured: no monitor runs here"],
    [
      { percent: 99.98, days: 73, interruptions: 2 },
      "99.98% in 73 measured days, two interruptions",
    ],
    [{ percent: 99.7, days: 1, interruptions: 1 }, "99.7% in 1 measured day, one interruption"],
    [{ percent: 100, days: 90, interruptions: 0 }, "100% in 90 measured days, no interruptions"],
  ])("headline of %j", (uptime, headline) => {
    expect(uptimeHeadline(uptime)).toBe(headline);
  });
});

test.each([
  [null, "No figure yet: it takes ten answers in 90 days"],
  [
    { median: 4.25, p90: 19 },
    "Half within 4.25 hours, nine in ten within 19 hours, in the last 90 days",
  ],
  [
    { median: 0.25, p90: 1 },
    "Half within 15 minutes, nine in ten within 1 hour, in the last 90 days",
  ],
])("first answers in words, of %j", (answerHours, words) => {
  expect(firstAnswerHeadline(answerHours)).toBe(words);
});
