import { expect, test } from "vitest";

import { dayBars, describeBucket, heightOf } from "../../app/pages/home/day-bars.ts";

const buckets = Array.from({ length: 144 }, (_, bucket) => (bucket === 84 ? 1187 : 100));

test("a bucket is read by its time and its requests", () => {
  expect(describeBucket(buckets, 84)).toEqual({
    text: "14:00: 1,187 answered",
    left: "58.68%",
    bar: "M84 106V0h1V106",
  });
});

test("the bars end at the ground, and the tallest fills the chart", () => {
  expect(dayBars(buckets)).toMatch(/^M0 106v-\d+h1.*V106$/);
  expect(heightOf(buckets, 84)).toBe(1);
  expect(heightOf(buckets, 0)).toBeCloseTo(100 / 1187, 2);
});
