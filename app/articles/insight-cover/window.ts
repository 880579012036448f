/** A card of 704 by 440; a band of 1344 by 400, whose drawing begins beside its names. */
export type Window = "card" | "band";

/** Where the drawing begins and ends, in each window. */
export const area = {
  card: { left: 40, right: 662, top: 82, bottom: 404 },
  band: { left: 360, right: 1344, top: 40, bottom: 360 },
} as const;

/** The width of a label's character in each window, where labels are largest. */
export const characterWidth = { card: 17.6, band: 8.4 } as const;

/** A rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** With one decimal: a drawing needs no more. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Breaks words into lines of at most `max` characters; a longer word has a line of its own. */
export function linesOf(text: string, max: number): string[] {
  const lines: string[] = [];
  // A number stays with the word it counts.
  for (const word of text.replaceAll(/(\d) (?=\p{L})/gu, "$1\u00a0").split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= max)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
