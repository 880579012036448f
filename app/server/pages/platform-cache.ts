/** The cache of the data center. Cloudflare adds `default` to `caches`; the DOM's types lack it. */
export const platformCache = () => (caches as CacheStorage & { default: Cache }).default;
