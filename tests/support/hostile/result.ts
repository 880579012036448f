/** What a drill found. */
export interface DrillResult {
  /** One row of the printed table each: what was tried, how many, what came of it. */
  rows: [what: string, count: number, result: string][];
  /** Anything that should not have happened; empty when all is well. */
  problems: string[];
}

/** @returns for example `200 ×12, 404 ×3` */
export function tallied(values: Iterable<number | string>): string {
  const counts = new Map<number | string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([value, count]) => `${value} ×${count}`)
    .join(", ");
}

/**
 * Does work for every item, a number of them at a time.
 *
 * @param items taken in order
 * @param atOnce how many run at the same time
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = remaining.next(); !next.done; next = remaining.next()) await work(next.value);
    }),
  );
}
