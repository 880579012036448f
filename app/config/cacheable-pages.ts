/** Numbers of the cache of drawn pages at the edge. */

const secondMs = 1000;

export const pageCache = {
  /** A page younger than this is answered as it is; an older one too, and is drawn again meanwhile. */
  freshMs: 60 * secondMs,
  /** After this it is drawn anew before it is answered. */
  ttlMs: 24 * 60 * 60 * secondMs,
  /** Most pages that one isolate holds in memory, the longest unused leaving first. */
  inMemory: 100,
  /** A page drawn for somebody else may be waited for this long, then it is drawn once more. */
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
  };

/** Names the form that a visitor has just sent without script; the page says so to that visitor. */
export const sentParam = "sent";

/** Pages that answer something a visitor did, and pages that are nobody else's. */
export const uncachedPaths: readonly string[] = ["/newsletter"];
