import type { IndexedPage } from "./page-index.ts";

/** Words that say nothing about a page. */
const fillers = new Set(
  "a an and are as at be by can do does for from how i in is it my of on or that the this to we what when where which who with you your".split(
    " ",
  ),
);

/** The words of a question as patterns: each of them, and any of them with the whole word it begins. */
export type SearchPattern = { each: readonly RegExp[]; any: RegExp };

const begin = String.raw`(?<![\p{L}\p{N}])`;
/** What a hyphen joins is one word: "air-gapped" is marked whole. */
const joinedBefore = String.raw`(?:[\p{L}\p{N}]+-)*`;
const joinedAfter = String.raw`[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*`;

/** The words that a question looks for; null where it has none that tell anything. */
export function searchPattern(question: string): SearchPattern | null {
  // Words hold letters and digits only, so that a regular expression needs no escapes.
  const words = wordsOf(question)
    .filter(isTelling)
    .map((word) => word.replace(/(?<=\p{L}{4})(?:s|ed|ing)$/u, ""));
  if (words.length === 0) return null;
  return {
    each: words.map((word) => new RegExp(`${begin}${word}`, "giu")),
    any: new RegExp(`${begin}${joinedBefore}(?:${words.join("|")})${joinedAfter}`, "giu"),
  };
}

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export const isTelling = (word: string): boolean => !fillers.has(word);

const weights = { title: 10, description: 4, text: 1 } as const;
const maxTextHits = 5;

const hits = (text: string, word: RegExp) => text.match(word)?.length ?? 0;

/** How well a page answers a question: zero unless every word begins one of the page's. */
export function scoreOf(page: IndexedPage, { each }: SearchPattern): number {
  const scores = each.map((word) => {
    const inSections = page.sections.reduce((sum, { text }) => sum + hits(text, word), 0);
    return (
      Math.min(hits(page.title, word), 1) * weights.title +
      Math.min(hits(page.description, word), 1) * weights.description +
      Math.min(inSections, maxTextHits) * weights.text
    );
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** How many of the words a text holds. */
export const countWords = (text: string, { each }: SearchPattern): number =>
  each.filter((word) => text.search(word) >= 0).length;
