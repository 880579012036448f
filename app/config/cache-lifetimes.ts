/** Numbers of what is kept and for how long (spec section 9). */

const second = 1000;
const minute = 60 * second;

/** The browser's cache of what it has read. */
export const queryCache = {
  /** Entries that nothing shows are discarded after this. In the browser only: on the Worker a timer would keep every render in memory. */
  unusedMs: 5 * minute,
  /** How long an entry is shown without asking again. */
  freshMs: minute,
  /** An entry whose read failed is asked for again after this. */
  failedFreshMs: 10 * second,
  /** A failed read is tried again this often, waiting twice as long each time. */
  readRetries: 3,
  retryBaseMs: second,
  retryMaxMs: 30 * second,
  /** A change is never sent twice. */
  mutationRetries: 0,
} as const;

/** How many rows the lists of `/resources` show. */
export const pageSizes = { stories: 3, insights: 3, updates: 5 } as const;

/** How many entries a feed holds, and how many addresses the sitemap lists. */
export const feedSize = 20;
export const sitemapSize = 1000;

/** The Worker's last good copies of what it has read. */
export const articleCache = {
  /** Younger copies are answered as they are; older ones too, and are read again meanwhile. */
  freshMs: minute,
  /** How long a copy outlives an outage. */
  ttlSeconds: 7 * 24 * 60 * 60,
  /** An unchanged copy is written again after this, so that its time starts anew. */
  renewMs: 24 * 60 * minute,
  /** How long it is remembered that there is no such article. */
  missingMs: 30 * second,
  /** After a failed read the copy is answered this long before the database is asked again. */
  retryAfterMs: 10 * second,
  /** How long KV may take to give a copy; the database is asked then. */
  readTimeoutMs: 1000,
  /** Most copies that one isolate holds in memory. */
  inMemory: 200,
  /** Larger copies are not kept, in bytes. */
  maxBytes: 1024 * 1024,
} as const;

/** Longest body that is shown as HTML, in UTF-16 code units; the migrations bound it in bytes. */
export const maxBodyLength = 256 * 1024;

/** How long a read from Supabase may take before it counts as failed. */
export const articleReadTimeoutMs = 4000;

/** A read that failed sooner than this without any answer is tried once more. */
export const quickFailureMs = 500;

/** What is at hand within this is part of the page's first piece; for more it does not wait. */
export const loadedWithinMs = 12;

/** Answered with 503, so that search engines come back. */
export const retryAfterSeconds = 120;

/** Pictures of articles that other hosts hold. */
export const imageLimits = {
  timeoutMs: 8000,
  maxRedirects: 3,
  maxBytes: 8 * 1024 * 1024,
  ttlSeconds: 24 * 60 * 60,
} as const;

/** Pictures of articles for other sites, and the site's own in their place. */
export const ogImages = {
  /** How long the platform caches one. */
  ttlSeconds: 7 * 24 * 60 * 60,
  fallbackSeconds: 60,
  /** Most that one isolate holds in memory, of about 50 kB each. */
  inMemory: 16,
} as const;
