import type { ArticleCover } from "../body-contract.ts";
import type { Table } from "./tables.ts";

/** The length of a name, in characters. */
export const nameLength = { bar: 36, dot: 14, column: 16, axis: 40, cell: 32 } as const;

/** How many bars a drawing holds. */
const maxBars = 5;

/** What the source line says of a table. */
export const sourceOf = (
  { heading, columns, rows }: Table,
  measures: readonly string[],
): ArticleCover["source"] => ({
  from: "table",
  heading,
  measures: measures.filter((name) => name !== ""),
  subject: columns[0] ?? "",
  count: rows.length,
});

/** The position of the first mark among cells; -1 where there is none. */
export const markedIn = (cells: readonly ({ isMarked: boolean } | undefined)[]) =>
  cells.findIndex((cell) => cell?.isMarked);

/** The largest bars that there is room for, in their order; what is marked is one of them. */
export function topBars<Bar extends { value: number; isMarked: boolean }>(
  bars: readonly Bar[],
): Bar[] {
  const rank = (bar: Bar) => (bar.isMarked ? Infinity : bar.value);
  const chosen = bars.toSorted((one, other) => rank(other) - rank(one)).slice(0, maxBars);
  return bars.filter((bar) => chosen.includes(bar));
}

/** The first of the longest. */
export const longest = (bars: readonly { value: number }[]) =>
  bars.findIndex(({ value }) => value === Math.max(...bars.map((bar) => bar.value)));
