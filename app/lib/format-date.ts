const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * An instant to the minute: `November 3, 2026 at 09:00 UTC`.
 *
 * @param instant ISO 8601
 */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)} at ${new Date(instant).toISOString().slice(11, 16)} UTC`;
}

/**
 * A date in the long US format (spec section 9), in UTC so that the Worker and every browser write
 * the same day: `November 3, 2026`. Starts no `Intl` in the browser.
 *
 * @param instant ISO 8601
 */
export function formatDate(instant: string): string {
  const date = new Date(instant);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/**
 * A date for a table: `Nov 3, 2026`.
 *
 * @param instant ISO 8601
 */
export const formatShortDate = (instant: string): string =>
  formatDate(instant).replace(/^(\w{3})\w*/, "$1");

/**
 * A date without its year: `November 3`.
 *
 * @param instant ISO 8601
 */
export const formatDay = (instant: string): string => formatDate(instant).replace(/, .*/, "");

/**
 * A date for the head of a column: `Nov 3`.
 *
 * @param instant ISO 8601
 */
export const formatShortDay = (instant: string): string =>
  formatShortDate(instant).replace(/, .*/, "");
