import { hydrate, type Query, QueryClient } from "@tanstack/react-query";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { queryCache } from "../config/cache-lifetimes.ts";
import { consumeDehydratedState } from "./dehydrated-state.ts";

const isBrowser = typeof document !== "undefined";

/** A query client as spec section 9 has it. On the Worker it sets no timer and retries nothing. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: isBrowser ? queryCache.unusedMs : Number.POSITIVE_INFINITY,
        staleTime,
        retry: isBrowser ? queryCache.readRetries : false,
        retryDelay: (failures) =>
          Math.min(queryCache.retryBaseMs * 2 ** failures, queryCache.retryMaxMs),
        // The loader of a navigation reads again what is stale. A first render does not: its data
        // comes with it, and the visitor's clock may be wrong.
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: queryCache.mutationRetries },
    },
  });
}

function staleTime({ state }: Pick<Query, "state">): number {
  const status: unknown = Reflect.get(Object(state.data), "status");
  return status === "unavailable" ? queryCache.failedFreshMs : queryCache.freshMs;
}

/** One for each request on the Worker, so that no visitor sees what another one has read. */
const clientsByRequest = new WeakMap<object, QueryClient>();

let browserClient: QueryClient | undefined;

/** The query client of this request on the Worker, of the open page in the browser. */
export const articleClient = createIsomorphicFn()
  .server((): QueryClient => {
    const request = getGlobalStartContext()?.worker;
    const existing = request && clientsByRequest.get(request);
    if (existing) return existing;
    const client = createClient();
    if (request) clientsByRequest.set(request, client);
    return client;
  })
  .client((): QueryClient => {
    const client = (browserClient ??= createClient());
    const state = consumeDehydratedState();
    if (state) hydrate(client, state);
    return client;
  });
