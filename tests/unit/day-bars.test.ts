import { expect, test } from "vitest";

import { requestBuckets } from "../../app/content/sample-site/day.ts";
import { bucketsOf, dayBars, describeBucket } from "../../app/pages/home/day-bars.ts";

test("a bucket is read by its time and its requests", () => {
  expect(describeBucket(requestBuckets, 84)).toEqual({
    text: "14:00: 1,187 answered",
    left: "58.68%",
    bar: "M84 1365v-1187h1v1187",
  });
});

test("the bars of the day are its buckets, and can be read back", () => {
  expect(dayBars(requestBuckets)).toMatch(/^M0 1365v-115h1v-36h1v102h1.*V1365$/);
  expect(bucketsOf(dayBars(requestBuckets))).toEqual(requestBuckets);
});
