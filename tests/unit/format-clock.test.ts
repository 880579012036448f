import { expect, test } from "vitest";

import { formatClock } from "../../app/lib/format-clock.ts";

test("minutes of a day are written with two digits each", () => {
  expect([0, 161, 842].map(formatClock)).toEqual(["00:00", "02:41", "14:02"]);
});
