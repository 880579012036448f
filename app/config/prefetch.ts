import { fileExtensions } from "./file-extensions.ts";

/**
 * Selects the links whose pages a browser may fetch before they are pressed: pages of this site. Not
 * the links of the newsletter's mails, which confirm, not a search, which asks the database, and no files, Markdown neither.
 */
export const prefetchedLinks = `a[href^="/"]:not(${[
  "[download]",
  "[target]",
  '[type="text/markdown"]',
  ...["//", "/_serverFn/", "/newsletter/", "/search?"].map((start) => `[href^="${start}"]`),
  ...fileExtensions.map((extension) => `[href$=".${extension}" i]`),
].join(",")})`;

/**
 * How long a pointer or the focus rests on a link before our script fetches its page: what only passes
 * over a row of links fetches none.
 */
export const prefetchRestMs = 60;

/** How long a browser may show what it has fetched before the press, without asking again. */
export const prefetchedTtlSeconds = 30;
