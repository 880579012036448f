import { type Query, QueryClient } from "@tanstack/react-query";
import { getGlobalStartContext } from "@tanstack/react-start";

import { queryCache } from "../config/cache-lifetimes.ts";

/** A query client of the Worker: it sets no timer and retries nothing. */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { gcTime: Number.POSITIVE_INFINITY, staleTime, retry: false },
    },
  });

function staleTime({ state }: Pick<Query, "state">): number {
  const status: unknown = Reflect.get(Object(state.data), "status");
  return status === "unavailable" ? queryCache.failedFreshMs : queryCache.freshMs;
}

/** One for each request, so that no visitor sees what another one has read. */
const clientsByRequest = new WeakMap<object, QueryClient>();

/** The query client of this request. */
export function articleClient(): QueryClient {
  const request = getGlobalStartContext()?.worker;
  const existing = request && clientsByRequest.get(request);
  if (existing) return existing;
  const client = createClient();
  if (request) clientsByRequest.set(request, client);
  return client;
}
