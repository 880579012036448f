import { searchLimits } from "../config/limits.ts";
import { cleanText } from "./clean-text.ts";
import { searchTerms } from "./search-spellings.ts";

/** What a search looks for. Null: too little to look for anything. */
type SearchQuestion = { text: string | null; isCut: boolean };

/** A question as it is asked, from what a visitor typed. */
export function searchQuestion(typed: string | undefined): SearchQuestion {
  const clean = cleanText(typed ?? "").replace(/\s+/g, " ");
  // Half of a character may stand at the end.
  const text = clean
    .slice(0, searchLimits.max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
  const isCut = clean.length > searchLimits.max;
  return { text: text.length < searchLimits.min ? null : text, isCut };
}

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
