import { type DehydratedState, dehydrate } from "@tanstack/react-query";

import { articleClient } from "./article-client.ts";

/**
 * All of this request's reads, also those under way, in the form that the browser's cache takes over.
 * In the browser itself there is nothing to pass on.
 */
export function dehydrateForBrowser(): DehydratedState | null {
  if (typeof document !== "undefined") return null;
  return dehydrate(articleClient(), { shouldDehydrateQuery: () => true });
}
