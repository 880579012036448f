import { type DehydratedState, dehydrate } from "@tanstack/react-query";

import { articleClient } from "./article-client.ts";

/** The queries of this request, those in flight too, for the browser. Null in the browser itself. */
export function dehydrateQueries(): DehydratedState | null {
  if (typeof document !== "undefined") return null;
  return dehydrate(articleClient(), { shouldDehydrateQuery: () => true });
}
