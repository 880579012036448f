/** The id of a heading, prefixed, so that none can take an id of the page's own. */
export const partId = (title: string): string =>
  `part-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`.replace(/-$/, "");

/** The id of the facts beside an article. */
export const factsId = "facts";

/**
 * Gives the headings of an article their ids, in order: of those with one name all but the first are
 * counted.
 */
export function createPartIds(): (title: string) => string {
  const counts = new Map<string, number>();
  return (title) => {
    const id = partId(title);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}_${count}`;
  };
}
