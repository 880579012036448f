import { type DehydratedState, dehydrate } from "@tanstack/react-query";

import { articleClient } from "./article-client.ts";

/** The queries of this request, those in flight too, for the browser. */
export function dehydrateQueries(): DehydratedState {
  return dehydrate(articleClient(), { shouldDehydrateQuery: () => true });
}
