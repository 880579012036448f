import type { SearchRead } from "../../articles/contract.ts";
import { searchLimits } from "../../config/limits.ts";
import { searchQuestion } from "../../lib/search-question.ts";
import { isWithinBurst } from "../http/burst.ts";
import { searchPages } from "./search-pages.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { searchArticles } from "./search-articles.ts";

/** The results for what a visitor typed: pages and answers first, then articles. */
export async function search(typed: string, context: RequestContext): Promise<SearchRead> {
  const { text } = searchQuestion(typed);
  if (text === null) return { status: "found", results: [], isPartial: false };
  const { SEARCH_BURST } = context.environment;
  if (!(await isWithinBurst(SEARCH_BURST, "search", context))) return { status: "limited" };
  const [pages, articles] = await Promise.all([
    searchPages(text, searchLimits.pages, context),
    searchArticles(text, searchLimits.results, context),
  ]);
  return {
    status: "found",
    results: [...pages, ...(articles ?? [])].slice(0, searchLimits.results),
    isPartial: articles === null,
  };
}
