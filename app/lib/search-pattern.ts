import type { IndexedPage } from "./page-index.ts";
import { type SearchTerm, searchTerms } from "./search-spellings.ts";

/**
 * What a question looks for as patterns: each of it, what no page may hold, and any of the first with the
 * whole word it begins.
 */
export type SearchPattern = {
  each: readonly RegExp[];
  excluded: readonly RegExp[];
  any: RegExp;
};

const begin = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
/** What a hyphen joins is one word: "air-gapped" is marked whole. */
const joinedBefore = String.raw`(?:[\p{L}\p{N}]+-)*`;
const joinedAfter = String.raw`[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*`;
/** What may stand between words that follow one another. `[^\p{L}\p{N}]` takes ten times as long. */
const between = String.raw`[-\s,'\u2019/\u2010-\u2015]`;

/** The words that a question looks for; null where it has none that tell anything. */
export function searchPattern(question: string): SearchPattern | null {
  const terms = searchTerms(question);
  const wanted = terms.filter(({ isExcluded }) => !isExcluded).map(toSource);
  if (wanted.length === 0) return null;
  const excluded = terms.filter(({ isExcluded }) => isExcluded).map(toSource);
  const pattern = (source: string) => new RegExp(`${begin}${source}`, "giu");
  return {
    each: wanted.map(pattern),
    excluded: excluded.map(pattern),
    any: new RegExp(`${begin}${joinedBefore}(?:${wanted.join("|")})${joinedAfter}`, "giu"),
  };
}

/** A word holds letters, digits and signs that join them. */
const sourceOfWord = (word: string) =>
  word.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => (sign === "-" ? between : `[${sign}]`));

const toSource = ({ spellings, isWhole }: SearchTerm) => {
  const sources = spellings.map((words) => {
    const source = words.map(sourceOfWord).join(between);
    return isWhole && words.length === 1 ? `${source}${end}` : source;
  });
  return `(?:${sources.join("|")})`;
};

const weights = { title: 10, description: 4, text: 1 } as const;
const maxTextHits = 5;

const hits = (text: string, word: RegExp) => text.match(word)?.length ?? 0;

/** How well a page answers a question: zero unless every word begins one of the page's. */
export function getScore(page: IndexedPage, { each, excluded }: SearchPattern): number {
  const scoreOfWord = (word: RegExp) => {
    const inSections = page.sections.reduce((sum, { text }) => sum + hits(text, word), 0);
    return (
      Math.min(hits(page.title, word), 1) * weights.title +
      Math.min(hits(page.description, word), 1) * weights.description +
      Math.min(inSections, maxTextHits) * weights.text
    );
  };
  if (excluded.some((word) => scoreOfWord(word) > 0)) return 0;
  const scores = each.map(scoreOfWord);
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** How many of the words a text holds. */
export const countWords = (text: string, { each }: SearchPattern): number =>
  each.filter((word) => text.search(word) >= 0).length;
