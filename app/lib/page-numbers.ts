/**
 * The pages that a page of a list links to: the first and the last, its neighbours, and those halfway.
 * So each press halves the way to any page.
 */
export function pageNumbers(page: number, last: number): number[] {
  const between = (one: number, other: number) => Math.floor((one + other) / 2);
  const near = [page - 1, page, page + 1].filter((number) => number >= 1 && number <= last);
  const numbers = new Set([1, between(1, page), ...near, between(page, last), last]);
  return [...numbers].sort((one, other) => one - other);
}
