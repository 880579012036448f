import { createIsomorphicFn } from "@tanstack/react-start";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";

import { searchQuestion } from "../lib/search-question.ts";
import type { SearchRead } from "./contract.ts";

/** What came of a search; `idle` without one. */
export type SearchOutcome = SearchRead | { status: "failed" } | { status: "idle" };

/**
 * Searches.
 *
 * @param typed as the visitor typed it
 * @param signal ends it when the visitor has typed on
 */
export async function loadSearch(typed: string | undefined, signal: AbortSignal) {
  const { text, isCut } = searchQuestion(typed);
  const outcome = await outcomeOf(text, signal);
  setResponse(outcome.status);
  return { text, isCut, outcome };
}

async function outcomeOf(text: string | null, signal: AbortSignal): Promise<SearchOutcome> {
  if (text === null) return { status: "idle" };
  const { fetchSearch } = await import("./search.functions.ts");
  try {
    return await fetchSearch({ data: text, signal });
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return { status: "failed" };
  }
}

/** What a visitor searches for is nobody else's business. */
const setResponse = createIsomorphicFn()
  .server((status: SearchOutcome["status"]) => {
    setResponseHeader("cache-control", "no-store");
    if (status === "limited") setResponseStatus(429);
  })
  .client(() => undefined);
