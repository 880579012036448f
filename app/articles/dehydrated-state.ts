import type { DehydratedState } from "@tanstack/react-query";

let pending: DehydratedState | null = null;

/**
 * Stores the queries of the first page until the browser's query client is created. A visitor who
 * only reads the first page never fetches the client's code.
 */
export function setDehydratedState(state: DehydratedState | null): void {
  pending ??= state;
}

/** Returns the stored queries once; null after that, and for a page opened in the browser. */
export function consumeDehydratedState(): DehydratedState | null {
  const state = pending;
  pending = null;
  return state;
}
