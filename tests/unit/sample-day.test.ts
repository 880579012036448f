import { expect, test } from "vitest";

import { refusalHeights, refusals, requestsOfDay } from "../../app/content/sample-day.ts";

// The home page says that 1,204,118 requests were answered inside; its 144 bars add up to that.
test("the day has 144 bars, and they add up to what its source says", () => {
  const requests = requestsOfDay();
  expect(requests).toHaveLength(144);
  expect(requests.reduce((total, count) => total + count, 0)).toBe(1_204_118);
  expect(Math.min(...requests)).toBeGreaterThan(0);
});

// The refusals stand there before the chart does.
test("each refusal begins at the top of its bar", () => {
  const requests = requestsOfDay();
  const tallest = Math.max(...requests);
  refusals.forEach((minutes, index) => {
    const share = (75 * (requests[Math.floor(minutes / 10)] ?? 0)) / tallest;
    expect(Math.abs((refusalHeights[index] ?? 0) - share)).toBeLessThan(1);
  });
});
