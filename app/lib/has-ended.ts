/**
 * Whether something that is valid until a day has ended.
 *
 * @param lastDay the last day on which it is valid, as `2024-12-31`; the day is counted in UTC
 * @param now the moment in question
 */
export function hasEnded(lastDay: string, now: Date): boolean {
  const end = new Date(`${lastDay}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + 1);
  return now >= end;
}
