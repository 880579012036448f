/** Announcing articles to search engines (IndexNow). */
export const indexNow = {
  /** The address that passes an announcement on to all that take part. */
  url: "https://api.indexnow.org/indexnow",
  /** How often `wrangler.toml` runs the Worker: each run announces what changed since the one before. */
  intervalMs: 5 * 60 * 1000,
  maxUrls: 1000,
} as const;
