const long = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  // The Worker and every browser must write the same day.
  timeZone: "UTC",
});

/**
 * A date in the long US format (spec section 9): `November 3, 2026`.
 *
 * @param instant ISO 8601
 */
export function formatDate(instant: string): string {
  return long.format(new Date(instant));
}
