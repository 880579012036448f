import { formatCount } from "./format.ts";

/**
 * Cuts a text that is too long for an overview, and says how much there was.
 *
 * @param max length in UTF-16 code units that stays
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // Half of a character may stand at the end.
  const start = text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  return `${start}… (${formatCount(text.length)} characters in all)`;
}
