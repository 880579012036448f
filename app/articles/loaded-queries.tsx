import { dehydrate, hydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { queryFreshMs } from "../config/cache-lifetimes.ts";
import type { JsonValue } from "../islands/island.tsx";

/** What a loader has read, as a prop of an island. */
export type DehydratedQueries = { readonly [name: string]: JsonValue };

/**
 * A query client of one request, or of one island. What the specification asks of it (section 9) is
 * React Query's default in a browser: unused entries are discarded after five minutes, a failed read is
 * tried three more times, after 1, 2 and 4 seconds, a change is never repeated. On the Worker the
 * default is to set no timer and to try once.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: queryFreshMs } } });

/** The queries that were read. A failed one is left out: the island reads it again. */
export function dehydrateQueries(client: QueryClient): DehydratedQueries {
  // Server functions answer with JSON, and React Query adds numbers and texts.
  return dehydrate(client) as unknown as DehydratedQueries;
}

type LoadedQueriesProps = { queries: DehydratedQueries; children: ReactNode };

/** Gives the queries of a loader to the island that it stands in. */
export function LoadedQueries({ queries, children }: LoadedQueriesProps) {
  const [client] = useState(() => {
    const created = createQueryClient();
    hydrate(created, queries);
    return created;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
