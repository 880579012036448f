const long = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  // The Worker and every browser must write the same day.
  timeZone: "UTC",
});

const time = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
});

/**
 * An instant to the minute: `November 3, 2026 at 09:00 UTC`.
 *
 * @param instant ISO 8601
 */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)} at ${time.format(new Date(instant))} UTC`;
}

/**
 * A date in the long US format (spec section 9): `November 3, 2026`.
 *
 * @param instant ISO 8601
 */
export function formatDate(instant: string): string {
  return long.format(new Date(instant));
}
