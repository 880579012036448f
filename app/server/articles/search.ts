import type { SearchRead } from "../../articles/contract.ts";
import { searchLimits } from "../../config/limits.ts";
import { searchQuestion } from "../../lib/search-question.ts";
import { isWithinBurst } from "../http/burst.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { nearestQuestion } from "./nearest-question.ts";
import { searchArticles } from "./search-articles.ts";
import { searchPages } from "./search-pages.ts";

/** The results for what a visitor typed: pages and answers first, then articles. */
export async function search(typed: string, context: RequestContext): Promise<SearchRead> {
  const { text } = searchQuestion(typed);
  if (text === null) return { status: "found", results: [], nearest: null, isPartial: false };
  const { SEARCH_BURST } = context.environment;
  if (!(await isWithinBurst(SEARCH_BURST, "search", context))) return { status: "limited" };
  const [pages, articles] = await Promise.all([
    searchPages(text, searchLimits.pages, context),
    searchArticles(text, searchLimits.results, context),
  ]);
  const results = [...pages, ...(articles ?? [])].slice(0, searchLimits.results);
  return {
    status: "found",
    results,
    nearest: results.length === 0 ? await nearestQuestion(text, context) : null,
    isPartial: articles === null,
  };
}
