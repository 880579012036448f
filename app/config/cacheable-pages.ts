/** The cache of rendered pages. */

const secondMs = 1000;

export const pageCache = {
  /**
   * A page younger than this is answered as it is; an older one too, and is revalidated meanwhile. One
   * that shows articles never lives longer than the copies it was rendered from, and one that depends
   * on the day not longer than that day.
   */
  freshMs: 60 * secondMs,
  /** An older page is rendered again before it is served. */
  ttlMs: 24 * 60 * 60 * secondMs,
  /** Maximum number of pages in the memory of one isolate; the least recently used one is evicted. */
  inMemory: 100,
  /** A page rendered for somebody else is waited for this long, then it is rendered once more. */
  coalesceMs: 3 * secondMs,
} as const;

/** A purge begins a generation of cached pages and articles. */
export const cacheGenerations = {
  /** How often an isolate looks whether another one has begun a generation. */
  checkMs: 2 * secondMs,
  /** Longer than anything lives that shows articles. */
  ttlSeconds: 3600,
} as const;

// An archive answers 404 to what it has no page for, and that is not cached. Page 1 has no number.
const anyText = /./s;
const laterPage = /^(?!1$)./s;

/** Names the update whose address led to the archive: the head of the page says what that update says. */
export const updateParam = "update";

/**
 * Search parameters that change a page, with the values that do. All others, campaign parameters
 * among them, lead to the same page.
 */
export const cacheKeyParams: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  "/": {
    mode: /^(?:cloud|on-premise|hybrid|air-gapped)$/,
    slide: /^(?:ai-solutions|enterprise-scale)$/,
  },
  "/promotion": { promo: /^discount$/ },
  "/resources/stories": { category: anyText, page: laterPage },
  "/resources/insights": { tag: anyText, page: laterPage },
  "/resources/updates": { type: anyText, page: laterPage, [updateParam]: anyText },
};

/** Names the variant of a landing page to whoever wants to see that one (docs/decisions/0051). */
export const variantParam = "variant";

/** Names the form that a visitor has just sent without script; the page tells that visitor. */
export const sentParam = "sent";

/** Signs the receipt of that form, which the page shows that visitor; such a page is not cached. */
export const receiptParam = "receipt";

/** Pages that show the result of a visitor's action. */
export const uncachedPaths: readonly string[] = ["/newsletter", "/search"];
