/** The cache of rendered pages. */

const secondMs = 1000;

export const pageCache = {
  /** A younger page is served as it is; an older one too, while it is revalidated. */
  freshMs: 60 * secondMs,
  /** An older page is rendered again before it is served. */
  ttlMs: 24 * 60 * 60 * secondMs,
  /** Maximum number of pages in the memory of one isolate; the least recently used one is evicted. */
  inMemory: 100,
  /** How long a request waits for the same page to be rendered by another request. */
  coalesceMs: 3 * secondMs,
} as const;

/**
 * Search parameters that change a page, with the values that do. All others, campaign parameters
 * among them, lead to the same page.
 */
export const cacheKeyParams: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    "/": {
      mode: ["cloud", "on-premise", "hybrid", "air-gapped"],
      slide: ["ai-solutions", "enterprise-scale"],
    },
    "/promotion": { promo: ["discount"] },
    "/contact-us": { sent: ["yes"] },
  };

/** Pages that show the result of a visitor's action. */
export const uncachedPaths: readonly string[] = ["/newsletter"];
