import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";

import { searchQuestion } from "../lib/search-question.ts";
import { isResult } from "./is-result.ts";
import type { SearchRead } from "./contract.ts";

/** The result of a search; `idle` without one. */
export type SearchState = SearchRead | { status: "failed" } | { status: "idle" };

/**
 * Searches and sets the status of the response.
 *
 * @param typed as the visitor typed it
 * @param signal aborts the search when the visitor types on
 */
export async function loadSearch(typed: string | undefined, signal: AbortSignal) {
  const { text, isCut } = searchQuestion(typed);
  const result = await search(text, signal);
  setResponse(result.status);
  return { text, isCut, result };
}

async function search(text: string | null, signal: AbortSignal): Promise<SearchState> {
  if (text === null) return { status: "idle" };
  const { fetchSearch } = await import("./search.functions.ts");
  try {
    const read = await fetchSearch({ data: text, signal });
    return isResult(read) ? read : { status: "failed" };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return { status: "failed" };
  }
}

/** The response is stored nowhere: what a visitor searches for is private. */
function setResponse(status: SearchState["status"]): void {
  setResponseHeader("cache-control", "no-store");
  if (status === "limited") setResponseStatus(429);
}
