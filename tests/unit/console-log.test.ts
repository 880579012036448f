import { describe, expect, test } from "vitest";

import { logRows } from "../../app/pages/home/console/log-rows.ts";

describe("the console's log", () => {
  test("begins with the newest call, three seconds after the one before", () => {
    const [newest, second] = logRows;
    expect(newest).toMatchObject({ time: "14:02:14", action: "read panel/88213" });
    expect(second).toMatchObject({ time: "14:02:11", refused: true });
  });

  test("each fourth line is refused, also when the oldest comes in anew", () => {
    const refused = logRows.map((row) => row.refused === true);
    expect(refused).toEqual([false, true, false, false, false, true, false, false]);
  });
});
