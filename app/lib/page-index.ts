/** A page, or an answer on one, as a search looks through it: plain text. */
export type IndexedPage = {
  kind: "page" | "answer";
  href: string;
  title: string;
  description: string;
  text: string;
};

/** Path of the file with the index, as the build leaves it. No browser ever asks for it. */
export const pageIndexFile = "/_prerendered/search.json";
