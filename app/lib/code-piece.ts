/** What highlighted code tells apart. Everything else is plain. */
export type CodeKind = "key" | "string" | "comment";

/** A part of some code: plain text, or text of a kind. */
export type CodePiece = string | readonly [kind: CodeKind, text: string];

/**
 * @param pieces of some code, one after the other
 * @returns the pieces of each line, without the line breaks
 */
export function splitIntoLines(pieces: readonly CodePiece[]): CodePiece[][] {
  const lines: CodePiece[][] = [[]];
  for (const piece of pieces) {
    const [kind, text] = typeof piece === "string" ? [null, piece] : piece;
    text.split("\n").forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push(kind === null ? part : [kind, part]);
    });
  }
  return lines;
}
