/**
 * A text that fits: whole, else its first clause, else its first words.
 *
 * @param max length in characters
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const clause = getClause(text);
  if (clause !== "" && clause.length <= max) return clause;
  const cut = text.slice(0, max - 1).replace(/[\s,;:.]*\s\S*$/u, "");
  return `${cut.trimEnd()}…`;
}

/** What stands before the first comma, colon, semicolon, bracket or end of a sentence. */
export const getClause = (text: string): string =>
  text.split(/[,;:.!?]\s|\s\(/u, 1)[0]?.trim() ?? "";

/** Breaks words into lines of at most `max` characters; a longer word has a line of its own. */
export function toLines(text: string, max: number): string[] {
  const lines: string[] = [];
  for (const word of text.match(/[^ ]+/g) ?? []) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= max)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
