import { hydrate, type Query, QueryClient } from "@tanstack/react-query";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { queryCache } from "../config/cache-lifetimes.ts";
import { consumeDehydratedState } from "./dehydrated-state.ts";

const isBrowser = typeof document !== "undefined";

/** A cache of reads as spec section 9 has it. On the Worker nothing is timed and nothing tried again. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: isBrowser ? queryCache.unusedMs : Number.POSITIVE_INFINITY,
        staleTime: freshMs,
        retry: isBrowser ? queryCache.readRetries : false,
        retryDelay: (failures) =>
          Math.min(queryCache.retryBaseMs * 2 ** failures, queryCache.retryMaxMs),
        // A navigation asks for what is old. Drawing a page does not: it brings its rows along, and
        // the visitor's clock may be wrong.
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: queryCache.mutationRetries },
    },
  });
}

function freshMs({ state }: Pick<Query, "state">): number {
  const failed: unknown = Reflect.get(Object(state.data), "outcome");
  return failed === "unavailable" ? queryCache.failedFreshMs : queryCache.freshMs;
}

/** One for each request on the Worker, so that no visitor sees what another one has read. */
const ofRequests = new WeakMap<object, QueryClient>();

let ofPage: QueryClient | undefined;

/** The cache of reads: of this request on the Worker, of the open page in the browser. */
export const articleClient = createIsomorphicFn()
  .server((): QueryClient => {
    const request = getGlobalStartContext()?.worker;
    const before = request && ofRequests.get(request);
    if (before) return before;
    const client = createClient();
    if (request) ofRequests.set(request, client);
    return client;
  })
  .client((): QueryClient => {
    const client = (ofPage ??= createClient());
    const cache = consumeDehydratedState();
    if (cache) hydrate(client, cache);
    return client;
  });
