/** Sizes and lifetimes of the caches (spec section 9). */

const second = 1000;
const minute = 60 * second;

/** The query cache of an island in the browser. */
export const queryCache = {
  /** Unused entries are discarded after this; used ones are read again. */
  unusedMs: 5 * minute,
  /** Retries of a failed read; the wait doubles each time. */
  readRetries: 3,
  retryBaseMs: second,
  retryMaxMs: 30 * second,
} as const;

/** How many articles a page of an archive lists. */
export const archivePageSize = 20;

/** How many insights the page of an author lists: the newest. */
export const authorInsightCount = 30;

/** How many facts stand beside the first story of its archive. */
export const leadFactCount = 3;

/** How many filters an archive offers: the most used ones. The others have an address all the same. */
export const archiveFilterCount = 100;

/** How many articles a filtered list needs so that search engines may list it. */
export const listedFilterCount = 3;

/** How many entries a feed holds. */
export const feedSize = 20;

/** How many rows one read of a whole list gets, the maximum of a hosted Supabase, and how many a list may have: KV holds 1 MB. */
export const rowsPerRead = 1000;
export const maxListRows = 6000;

/** How many addresses a part of the sitemap has, as the database cuts it; sitemaps.org allows 50,000. */
export const sitemapPartSize = 10_000;

/** How many of each kind the newsletter's page reads for its year, and how long it waits for them. */
export const yearSize = 200;
export const yearWaitMs = 2 * second;

/** The Worker's cache of reads from Supabase. */
export const articleCache = {
  /** Version of what KV holds; change it when older entries must not be read any more. */
  format: "3",
  /**
   * How long rows live. A page that shows them lives up to 40 s longer (`pageCache`), so what is taken back
   * is gone, and what is scheduled is there, within two minutes. In an outage they are served for a week.
   */
  cacheControl: `max-age=60, stale-while-revalidate=10, stale-if-error=${7 * 24 * 60 * 60}`,
  /** How long a visitor waits for the database when older rows can be served instead. */
  waitMs: second,
  /** Rows that are older are served because the database does not answer. */
  outageMs: 70 * second,
  /** How long rows in KV outlive an outage. */
  ttlSeconds: 7 * 24 * 60 * 60,
  /** An unchanged entry is written again after this, which restarts its lifetime. */
  renewMs: 24 * 60 * minute,
  /** How long a missing article is cached. */
  missingMs: 30 * second,
  /** After a failed read the cached entry is used this long before the next read. */
  retryMs: 10 * second,
  /** How long a read from KV may take. */
  readTimeoutMs: second,
  /** Maximum number of entries, and of missing articles, in the memory of one isolate. */
  max: 200,
  /** Larger entries are not written to KV. */
  maxBytes: 1024 * 1024,
} as const;

/**
 * How many questions for missing articles one isolate asks the database in a time window: three for each,
 * whether it exists, for its text and for a redirect. Beyond the limit the lists of all slugs and redirects decide.
 */
export const slugProbes = { max: 20, windowMs: 10 * second } as const;

/** Longest body that is shown as HTML, in UTF-16 code units; the migrations bound it in bytes. */
export const maxBodyLength = 256 * 1024;

/** How long a read from Supabase may take before it counts as failed. */
export const articleReadTimeoutMs = 4 * second;

/** What searches have found. The terms are those of `articleCache`. */
export const searchCache = {
  cacheControl: "max-age=60",
  max: 100,
  waitMs: articleCache.waitMs,
  shareMs: articleReadTimeoutMs,
  missingMs: articleCache.missingMs,
  retryMs: articleCache.retryMs,
} as const;

/** How long the renderer may take for a body before the read counts as failed. */
export const bodyTimeoutMs = 2000;

/** A read that fails faster than this without a response is retried once. */
export const quickFailureMs = 500;

/** How long the page of an article waits for its text before it begins without it. */
export const articleWaitMs = 300;

/** Data that loads within this is part of the first piece of its page; the rest comes late. */
export const loadedWithinMs = 12;

/** `Retry-After` of status 503, so that search engines come back. */
export const retryAfterSeconds = 120;

/** Images of articles, fetched from other hosts. */
export const imageLimits = {
  timeoutMs: 8000,
  maxRedirects: 3,
  maxBytes: 8 * 1024 * 1024,
  ttlSeconds: 24 * 60 * 60,
} as const;

/** Open Graph images of articles, and the site's own image as fallback. */
export const ogImages = {
  /** Lifetime in the platform's cache. */
  ttlSeconds: 7 * 24 * 60 * 60,
  fallbackSeconds: 60,
  /** How long rendering may take, with the start of the renderer. */
  renderTimeoutMs: 10_000,
  /** Maximum number in the memory of one isolate, of about 50 kB each. */
  inMemory: 16,
} as const;

/** `max-age` of sitemap.xml and the other generated files, in seconds. */
export const generatedFileTtlSeconds = 3600;

/** How far ahead security.txt says it expires, in days; RFC 9116 advises less than a year. */
export const securityContactDays = 180;
