import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";

import { type Searched, search } from "./search.ts";

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
): Promise<Searched> {
  const searched = await search(typed, signal);
  setResponseHeader("cache-control", "no-store");
  if (searched.result.status === "limited") setResponseStatus(429);
  return searched;
}
