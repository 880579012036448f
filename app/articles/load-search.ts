import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";

import type { IndexedTerm } from "../lib/page-index.ts";
import { readTerms } from "./search.functions.ts";
import { type Searched, search } from "./search.ts";

/** What the page of the search shows. */
export type SearchPageRead = Searched & { terms: readonly IndexedTerm[] };

/**
 * Searches and sets the status of the response, which is stored nowhere: what a visitor searches for is
 * private.
 *
 * @param typed as the visitor typed it
 * @param signal aborts the search
 */
export async function loadSearch(
  typed: string | undefined,
  signal: AbortSignal,
): Promise<SearchPageRead> {
  const [searched, terms] = await Promise.all([search(typed, signal), readTerms()]);
  setResponseHeader("cache-control", "no-store");
  if (searched.result.status === "limited") setResponseStatus(429);
  return { ...searched, terms };
}
