import { pages } from "../../content/pages.ts";

/** Paths of the pages that are rendered when the site is built (docs/decisions/0023). */
export const prerenderedPages: ReadonlySet<string> = new Set(
  pages.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path),
);

/** Pages that depend on the date; they are rendered on request, with the same elements on every day. */
export const datedPages: readonly string[] = pages
  .filter(({ isDated }) => isDated)
  .map(({ path }) => path);
