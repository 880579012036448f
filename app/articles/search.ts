import { searchQuestion } from "../lib/search-question.ts";
import type { SearchRead } from "./contract.ts";
import { isResult } from "./is-result.ts";
import { fetchSearch } from "./search.functions.ts";

/** The result of a search; `idle` without one. */
type SearchState = SearchRead | { status: "failed" } | { status: "idle" };

/** A search and its result. */
export type Searched = {
  /** What was searched for; null where too little was typed. */
  text: string | null;
  isCut: boolean;
  result: SearchState;
};

/**
 * @param typed as the visitor typed it
 * @param signal aborts the search
 * @returns `failed` where it did not work
 */
export async function search(typed: string | undefined, signal: AbortSignal): Promise<Searched> {
  const { text, isCut } = searchQuestion(typed);
  if (text === null) return { text, isCut, result: { status: "idle" } };
  const read: unknown = await fetchSearch({ data: text, signal }).catch(() => null);
  // The server function answers with this type, if it was the Worker that answered.
  return { text, isCut, result: isResult(read) ? (read as SearchRead) : { status: "failed" } };
}
