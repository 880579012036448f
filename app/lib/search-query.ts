import { searchTerms } from "./search-spellings.ts";

/**
 * What a question looks for as `to_tsquery` of PostgreSQL reads it; null where it looks for nothing. No word
 * of a term holds a quotation mark or a backslash.
 */
export function searchQuery(question: string): string | null {
  const terms = searchTerms(question);
  if (terms.every(({ isExcluded }) => isExcluded)) return null;
  const texts = terms.map(({ spellings, isOpen, isExcluded }) => {
    const ways = spellings.map(
      (words) => words.map((word) => `'${word}'`).join(" <-> ") + (isOpen ? ":*" : ""),
    );
    return `${isExcluded ? "!" : ""}(${ways.join(" | ")})`;
  });
  return texts.join(" & ");
}
