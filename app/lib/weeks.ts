const dayMs = 24 * 60 * 60 * 1000;

/** Monday of a week in UTC, as a date: `2026-11-16`. */
export type Monday = string;

/** @returns another day, as a date */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * The last week that is over, in UTC.
 *
 * @param now milliseconds since 1970
 */
export function lastWeek(now: number): Monday {
  const daysSinceMonday = (new Date(now).getUTCDay() + 6) % 7;
  return addDays(new Date(now).toISOString().slice(0, 10), -daysSinceMonday - 7);
}
