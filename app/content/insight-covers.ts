/** The drawings that an insight can have. The database and the front matter of a file name one of them. */
export const insightDrawings = ["numeral", "bars", "pairs", "matrix", "plate"] as const;
export type InsightDrawing = (typeof insightDrawings)[number];

/** What stands for an insight without a choice of its editor, by its first tag. */
const byTag: ReadonlyMap<string, InsightDrawing> = new Map([
  ["Strategy", "numeral"],
  ["Operations", "numeral"],
  ["Cost", "bars"],
  ["Models", "bars"],
  ["DevOps", "pairs"],
  ["Edge AI", "pairs"],
  ["Air-gapped", "pairs"],
  ["Agents", "matrix"],
  ["Governance", "matrix"],
]);

/** @param cover what the editor has chosen */
export const getDrawing = (cover: InsightDrawing | null, tags: readonly string[]): InsightDrawing =>
  cover ?? byTag.get(tags[0] ?? "") ?? "plate";

/** Words in and around the drawings of insights. */
export const coverContent = {
  sourceLabel: "Drawn from",
  sources: {
    title: "the number in its title",
    excerpt: "the number in its summary",
    length: "its reading time",
    bars: "the day it was published",
    pairs: "the words of its title",
    matrix: "its tags, length and date",
    plate: "its tags, author, date and length",
  },
  minutesToRead: (minutes: number) => `${minutes === 1 ? "minute" : "minutes"} to read`,
  firstMonth: "January",
  lastMonth: "December",
} as const;
