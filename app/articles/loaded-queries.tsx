import { hydrate, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { createQueryClient, type DehydratedQueries } from "./dehydrated-queries.ts";

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
