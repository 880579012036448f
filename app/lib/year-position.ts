/**
 * Where a day stands in its year, with months of equal length.
 *
 * @param instant ISO 8601, in UTC
 * @returns from 0 to 1
 */
export function yearPosition(instant: string): number {
  const date = new Date(instant);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return (month + (date.getUTCDate() - 1) / days) / 12;
}

/** The same for a style sheet. */
export const atDay = (instant: string) => ({ "--at": yearPosition(instant).toFixed(4) });
