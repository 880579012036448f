import { createRouter } from "@tanstack/react-router";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { pendingMinMs, pendingMs } from "./config/timings.ts";
import { routeTree } from "./routeTree.gen.ts";
import { PendingView } from "./shell/views/pending-view.tsx";

/** The nonce of the response being rendered; undefined in the browser, which needs none. */
const currentNonce = createIsomorphicFn()
  .server(() => {
    try {
      return getGlobalStartContext()?.nonce;
    } catch {
      // A server function that redirects creates a router outside the request's context.
      return undefined;
    }
  })
  .client(() => undefined);

/**
 * Plain query strings: `?promo=123` stays the text "123", and parameters that no page reads (campaign
 * parameters) stay unchanged. Of a repeated parameter the first value counts, as for the Worker's cache.
 */
const searchCodec = {
  parseSearch: (search: string): Record<string, string> => {
    const values = new Map<string, string>();
    for (const [name, value] of new URLSearchParams(search)) {
      if (!values.has(name)) values.set(name, value);
    }
    return Object.fromEntries(values);
  },
  stringifySearch: (search: Record<string, unknown>): string => {
    const pairs = Object.entries(search).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const text = new URLSearchParams(pairs).toString();
    return text === "" ? "" : `?${text}`;
  },
};

/** A new router for every request on the Worker, one for the life of the page in the browser. */
export function getRouter() {
  const nonce = currentNonce();
  const router = createRouter({
    routeTree,
    scrollRestoration: true,
    // Another article is another page: what the browser left as the server rendered it goes.
    defaultRemountDeps: ({ params }) => params,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: pendingMinMs,
    defaultPendingComponent: PendingView,
    ...searchCodec,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
