import { formatCount } from "./format-count.ts";

/**
 * Whole US dollars as the site writes them: `$4,999`.
 *
 * @param amount a whole number of dollars
 */
export function formatDollars(amount: number): string {
  return `$${formatCount(amount)}`;
}
