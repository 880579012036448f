import { expect, test } from "vitest";

import { pageNumbers } from "../../app/pages/resources/archive/pagination.tsx";

/** Presses from page 1 to the page that is farthest away. */
function farthest(last: number): number {
  const presses = new Map([[1, 0]]);
  for (const [page, count] of presses) {
    for (const number of pageNumbers(page, last)) {
      if (!presses.has(number)) presses.set(number, count + 1);
    }
  }
  expect(presses.size).toBe(last);
  return Math.max(...presses.values());
}

test("any of 50 pages is at most 5 presses away, any of 5,000 at most 12", () => {
  for (let last = 1; last <= 50; last += 1) expect(farthest(last)).toBeLessThanOrEqual(5);
  expect(farthest(5000)).toBeLessThanOrEqual(12);
});

test("there are at most seven, in order, each once, and none beyond the ends", () => {
  for (const last of [1, 2, 3, 7, 50, 501]) {
    for (let page = 1; page <= last; page += 1) {
      const numbers = pageNumbers(page, last);
      expect(numbers.length).toBeLessThanOrEqual(7);
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      expect([numbers[0], numbers.at(-1)]).toEqual([1, last]);
    }
  }
});
