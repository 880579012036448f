/**
 * Makes the search validation of a route whose page knows some parameters. They are kept as they
 * stand in the address, whatever they say: the page decides what it makes of them. Light, because the
 * router needs it before it has fetched the page.
 *
 * @param names parameters the page knows
 * @returns a validator that keeps those of them that are text and drops nothing else
 */
export const textSearch =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): Partial<Record<Name, string>> => {
    const known: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === "string") known[name] = value;
    }
    return known;
  };
