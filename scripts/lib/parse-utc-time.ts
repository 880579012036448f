const timePattern =
  /^(?<day>(?!0000)\d{4}-\d{2}-\d{2})(?:(?<minute>T\d{2}:\d{2})(?<rest>:\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Reads a date or a time; without a zone it is in UTC.
 *
 * @param text such as `2026-11-01`, `2026-11-01T10:00` or `2026-11-01T10:00+02:00`
 * @returns null for anything else, a day that its month does not have included
 */
export function parseUtcTime(text: string): Date | null {
  const { day, minute = "T00:00", rest = "", zone = "Z" } = timePattern.exec(text)?.groups ?? {};
  if (day === undefined) return null;
  const time = new Date(`${day}${minute}${rest}${zone}`);
  // JavaScript takes February 31 for March 3, and 24:00 for the next day.
  const inUtc = new Date(`${day}${minute}Z`);
  const isReal = !isNaN(+time) && !isNaN(+inUtc) && inUtc.toISOString().startsWith(day + minute);
  return isReal ? time : null;
}
