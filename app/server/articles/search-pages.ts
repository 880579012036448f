import type { FoundPart, MarkedText, SearchResult } from "../../articles/contract.ts";
import type { IndexedPage } from "../../lib/page-index.ts";
import {
  countWords,
  getScore,
  type SearchPattern,
  searchPattern,
} from "../../lib/search-pattern.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { readPageIndex } from "./page-index.ts";

/** How many headings of a page a result names. */
const maxParts = 2;

/**
 * The pages and answers that hold every word of a question, the best first. A word matches words that
 * begin with it.
 */
export async function searchPages(
  question: string,
  max: number,
  context: RequestContext,
): Promise<SearchResult[]> {
  const words = searchPattern(question);
  if (words === null) return [];
  const { pages } = await readPageIndex(context);
  return pages
    .map((page) => ({ page, score: getScore(page, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ page }) => ({
      kind: page.kind,
      href: page.href,
      title: mark(page.title, words),
      text: mark(page.description, words),
      parts: partsWith(page, words),
      facts: [],
      publishedAt: null,
    }));
}

/** The parts of a page that hold the most words, where its title and description do not hold all. */
function partsWith(
  { title, description, sections }: IndexedPage,
  words: SearchPattern,
): FoundPart[] {
  if (countWords(`${title} ${description}`, words) === words.each.length) return [];
  const counted = sections
    .filter(({ heading }) => heading !== "")
    .map((section) => ({ section, count: countWords(section.text, words) }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted
    .filter(({ count }) => count === most)
    .slice(0, maxParts)
    .map(({ section: { heading, href } }) => ({ href, title: mark(heading, words) }));
}

function mark(text: string, { any }: SearchPattern): MarkedText {
  const parts: MarkedText = [];
  let from = 0;
  for (const { index: at, 0: found } of text.matchAll(any)) {
    parts.push(text.slice(from, at), found);
    from = at + found.length;
  }
  return [...parts, text.slice(from)];
}
