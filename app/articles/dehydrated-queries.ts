import { type DefaultOptions, dehydrate, QueryClient } from "@tanstack/react-query";

import { queryCache } from "../config/cache-lifetimes.ts";
import type { JsonValue } from "../islands/island.tsx";

/** What a loader has read, as a prop of an island. */
export type DehydratedQueries = { readonly [name: string]: JsonValue };

const browserDefaults: DefaultOptions = {
  queries: {
    gcTime: queryCache.unusedMs,
    staleTime: queryCache.unusedMs,
    retry: queryCache.readRetries,
    retryDelay: (failures) =>
      Math.min(queryCache.retryBaseMs * 2 ** failures, queryCache.retryMaxMs),
  },
};

/**
 * A query client of one request, or of one island (spec section 9). The Worker keeps React Query's own
 * defaults there: no retry, and no timer, which would hold every render in memory.
 */
export const createQueryClient = () =>
  new QueryClient(typeof document === "undefined" ? {} : { defaultOptions: browserDefaults });

/** The queries that were read. A failed one is left out: the island reads it again. */
export function dehydrateQueries(client: QueryClient): DehydratedQueries {
  // Server functions answer with JSON, and React Query adds numbers and texts.
  return dehydrate(client) as unknown as DehydratedQueries;
}
