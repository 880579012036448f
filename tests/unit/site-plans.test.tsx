import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { siteDrawings } from "../../app/sections/site-plans/site-drawings.tsx";

type Segment = { from: readonly [number, number]; to: readonly [number, number] };

/** The lines of a path of M, L, H, V and z with absolute coordinates. */
function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = [];
  let at: [number, number] = [0, 0];
  for (const [, command = "", numbers = ""] of path.matchAll(/([MHVvz])([^A-Za-z]*)/g)) {
    const [first = 0, second = 0] = numbers.trim().split(/[ ,]+/).map(Number);
    const to: [number, number] =
      command === "H"
        ? [first, at[1]]
        : command === "V"
          ? [at[0], first]
          : command === "v"
            ? [at[0], at[1] + first]
            : [first, second];
    if (command === "H" || command === "V") segments.push({ from: at, to });
    if (command !== "z") at = to;
  }
  return segments;
}

/** Whether two lines, each along an axis, touch. */
const touch = (one: Segment, other: Segment) =>
  [0, 1].every((axis) => {
    const range = ({ from, to }: Segment) => [
      Math.min(from[axis] ?? 0, to[axis] ?? 0),
      Math.max(from[axis] ?? 0, to[axis] ?? 0),
    ];
    const [a = 0, b = 0] = range(one);
    const [c = 0, d = 0] = range(other);
    return a <= d && c <= b;
  });

describe("in the plan of a data center", () => {
  const plans = Object.entries(siteDrawings).map(([country, Drawing]) => {
    const markup = renderToStaticMarkup(<Drawing />);
    const wall = /data-layer="rules" d="([^"]+)"/.exec(markup)?.[1] ?? "";
    // The line of the models is drawn just before the wall.
    const line = /d="([^"]+)"><\/path><path data-layer="rules"/.exec(markup)?.[1] ?? "";
    return { country, markup, wall: segmentsOf(wall), line: segmentsOf(line) };
  });

  test.each(plans)("$country: the line of the models meets no wall", ({ line, wall }) => {
    expect(line.length).toBeGreaterThan(0);
    expect(wall.length).toBeGreaterThan(3);
    for (const segment of line) {
      expect(wall.filter((part) => touch(segment, part))).toEqual([]);
    }
  });

  const withTwoZones = plans.filter(({ country }) => country !== "UAE");
  test.each(withTwoZones)("$country: the labels of its zones stand on one line", ({ markup }) => {
    const heights = [...markup.matchAll(/y="(\d+)"[^>]*>(?:<[^>]*>)?zone (?:one|two)</g)].map(
      ([, y]) => y,
    );
    expect(heights).toHaveLength(2);
    expect(new Set(heights).size).toBe(1);
  });
});
