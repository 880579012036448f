import { describe, expect, test } from "vitest";

import { logRows } from "../../app/pages/home/console/log-rows.ts";

describe("the console's log", () => {
  test("begins with the newest call, three seconds after the one before", () => {
    const [newest, second] = logRows(0);
    expect(newest).toMatchObject({ time: "14:02:14", action: "read panel/88213" });
    expect(second).toMatchObject({ time: "14:02:11", refused: true });
  });

  test("a new line comes in on top, and the others keep their numbers", () => {
    const before = logRows(4);
    const after = logRows(5);
    expect(after[0]?.time).toBe("14:02:29");
    expect(after.slice(1).map(({ id }) => id)).toEqual(before.slice(0, -1).map(({ id }) => id));
  });

  test("each fourth line is refused", () => {
    const refused = Array.from({ length: 40 }, (_, added) => logRows(added)[0]?.refused === true);
    expect(refused.filter(Boolean)).toHaveLength(10);
    expect(refused.slice(0, -4).every((one, line) => one === refused[line + 4])).toBe(true);
  });
});
