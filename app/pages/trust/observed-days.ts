const dayMs = 24 * 60 * 60 * 1000;

/**
 * How far a period has come.
 *
 * @param from its first day, `2026-10-01`
 * @param to its last day
 * @param day the current one
 * @returns the number of the day, from 1 on, and of how many; null before the period and after it
 */
export function observedDays(
  { from, to }: { from: string; to: string },
  day: string,
): { day: number; of: number } | null {
  const number = (date: string) => Math.round((Date.parse(date) - Date.parse(from)) / dayMs) + 1;
  const of = number(to);
  const current = number(day);
  return current < 1 || current > of ? null : { day: current, of };
}
