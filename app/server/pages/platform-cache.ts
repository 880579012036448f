/** The cache of the data center. Cloudflare adds `default` to the standard caches; the DOM's types do not have it. */
export const platformCache = () => (caches as CacheStorage & { default: Cache }).default;
