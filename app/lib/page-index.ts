/** A part of a page under one heading: plain text. */
export type IndexedSection = {
  /** Empty for what stands before the first heading. */
  heading: string;
  /** Of the page: the path with the hash that leads to the part. */
  href: string;
  text: string;
};

/** A page, an answer on one, or a document, as a search looks through it: plain text. */
export type IndexedPage = {
  kind: "page" | "answer" | "document";
  href: string;
  title: string;
  description: string;
  sections: readonly IndexedSection[];
};

/** A term of the index, and how many pages and answers hold it. */
export type IndexedTerm = { term: string; count: number };

/** What the build knows of the pages that it has prerendered. */
export type PageIndex = { pages: readonly IndexedPage[]; terms: readonly IndexedTerm[] };

/** Path of the file with the index, as the build leaves it. No browser ever asks for it. */
export const pageIndexFile = "/_prerendered/search.json";
