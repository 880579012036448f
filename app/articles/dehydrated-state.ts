import type { DehydratedState } from "@tanstack/react-query";

/** What the Worker has read; null when the page was come to in the browser. */
export type DehydratedCache = DehydratedState | null;

let passed: DehydratedCache = null;

/**
 * Puts by what the first page brought along, for the cache that is made when something has to be
 * read: a visitor who only reads the first page never fetches the cache's code.
 */
export function setDehydratedState(cache: DehydratedCache): void {
  passed ??= cache;
}

/** Hands it over, once. */
export function consumeDehydratedState(): DehydratedCache {
  const cache = passed;
  passed = null;
  return cache;
}
