/**
 * A text that fits: whole, else its first clause, else its first words.
 *
 * @param max length in characters
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const clause = clauseOf(text);
  if (clause !== "" && clause.length <= max) return clause;
  const cut = text.slice(0, max - 1).replace(/[\s,;:.]*\s\S*$/u, "");
  return `${cut.trimEnd()}…`;
}

/** What stands before the first comma, colon, semicolon or bracket. */
export const clauseOf = (text: string): string => text.split(/[,;:(]\s/u, 1)[0]?.trim() ?? "";
