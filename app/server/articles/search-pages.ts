import type { MarkedText, SearchResult } from "../../articles/contract.ts";
import { type IndexedPage, pageIndexFile } from "../../lib/page-index.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";

/** The index of this build, read once per isolate. */
let index: readonly IndexedPage[] | undefined;

async function readIndex({ environment, log }: RequestContext): Promise<readonly IndexedPage[]> {
  if (index) return index;
  try {
    const response = await environment.ASSETS?.fetch(`https://assets.invalid${pageIndexFile}`);
    if (!response?.ok) throw new Error(`status ${response?.status}`);
    // The build has written this file.
    index = await response.json<IndexedPage[]>();
    return index;
  } catch (thrown) {
    log.warn("search.index_missing", { error: errorName(thrown) });
    return [];
  }
}

/** Words that say nothing about a page. */
const fillers = new Set(
  "a an and are as at be by can do does for from how i in is it my of on or that the this to we what when where which who with you your".split(
    " ",
  ),
);

const weights = { title: 10, description: 4, text: 1 } as const;
const maxTextHits = 5;

/** Length of a fragment in characters, and how many of them precede the match. */
const fragment = { length: 180, before: 60 } as const;

/**
 * The pages and answers that hold every word of a query, the best first. A word matches words that
 * begin with it.
 */
export async function searchPages(
  question: string,
  max: number,
  context: RequestContext,
): Promise<SearchResult[]> {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  // Words hold letters and digits only, so that a regular expression needs no escapes.
  const each = words.map((word) => new RegExp(String.raw`(?<![\p{L}\p{N}])${word}`, "giu"));
  const any = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join("|")})[\p{L}\p{N}]*`, "giu");
  const pages = await readIndex(context);
  return pages
    .map((page) => ({ page, score: scoreOf(page, each) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ page: { kind, href, title, description, text } }) => ({
      kind,
      href,
      title: mark(title, any),
      text: mark(
        description.search(any) >= 0 ? description : fragmentOf(text, description, any),
        any,
      ),
      publishedAt: null,
    }));
}

function wordsOf(question: string): string[] {
  const all = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => !fillers.has(word));
  return telling.map((word) => word.replace(/(?<=\p{L}{4})(?:s|ed|ing)$/u, ""));
}

/** Zero unless every word occurs. */
function scoreOf(page: IndexedPage, words: readonly RegExp[]): number {
  const scores = words.map((word) => {
    const hits = (text: string) => text.match(word)?.length ?? 0;
    return (
      Math.min(hits(page.title), 1) * weights.title +
      Math.min(hits(page.description), 1) * weights.description +
      Math.min(hits(page.text), maxTextHits) * weights.text
    );
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function fragmentOf(text: string, description: string, words: RegExp): string {
  const at = text.search(words);
  if (at < 0) return description;
  const start = at <= fragment.before ? 0 : text.indexOf(" ", at - fragment.before) + 1;
  const end = text.indexOf(" ", start + fragment.length);
  const part = text.slice(start, end < 0 ? undefined : end);
  return `${start > 0 ? "… " : ""}${part}${end < 0 ? "" : " …"}`;
}

function mark(text: string, words: RegExp): MarkedText {
  const parts: MarkedText = [];
  let from = 0;
  for (const { index: at, 0: found } of text.matchAll(words)) {
    parts.push(text.slice(from, at), found);
    from = at + found.length;
  }
  return [...parts, text.slice(from)];
}
