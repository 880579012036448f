import { createRouter } from "@tanstack/react-router";

import { routeTree } from "./routeTree.gen.ts";

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

/** A new router for every request. The browser has none: a link loads a document. */
export const getRouter = () => createRouter({ routeTree, ...searchCodec });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
