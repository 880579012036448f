/**
 * Search validation of a route whose page reads some parameters: it passes their text on unchecked,
 * and the page interprets it. No schema, because the router loads it before it loads the page.
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
