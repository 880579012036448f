/** The cache of rendered pages. */

const secondMs = 1000;

export const pageCache = {
  /**
   * How long a page lives whose loader does not say it. Together with what was read for it
   * (`articleCache.cacheControl`) that is less than two minutes. An older page is rendered before it is served.
   */
  cacheControl: "max-age=25, stale-while-revalidate=15",
  /**
   * How long Markdown is cached under the ETag of its page, so that it lives as long as the page: until the
   * page changes. Shorter than a generation.
   */
  markdownCacheControl: "max-age=600",
  /** That there is no page is not cached. */
  missingMs: 0,
  /** Maximum number in the memory of one isolate, Markdown too; the least recently used one is evicted. */
  max: 150,
  /** A page rendered for somebody else is waited for this long, then it is rendered once more. */
  shareMs: 3 * secondMs,
  /** No page is served because the next one could not be rendered: what it shows is cached for outages. */
  waitMs: 3 * secondMs,
  /** After a failed rendering, the cached page is used this long before the next one. */
  retryMs: 10 * secondMs,
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

/** Field of a post without script: the id under which the script has sent the same content before. */
export const postedIdField = "submissionId";

/** Names the form that a visitor has just sent without script; the page tells that visitor. */
export const sentParam = "sent";

/** Signs the receipt of that form, which the page shows that visitor; such a page is not cached. */
export const receiptParam = "receipt";

/** Pages that show the result of a visitor's action. */
export const uncachedPaths: readonly string[] = ["/newsletter", "/search"];
