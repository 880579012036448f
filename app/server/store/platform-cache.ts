import { bindingTimeoutMs } from "../../config/limits.ts";
import { withCallTimeouts, withTimeout } from "../environment/with-timeout.ts";

/**
 * The cache of the data center. It is no binding, but each call has the same timeout. Cloudflare adds
 * `default` to `caches`; the DOM's types lack it.
 */
export const platformCache = (): Cache =>
  withCallTimeouts((caches as CacheStorage & { default: Cache }).default, bindingTimeoutMs);

/** Another cache of the data center, with the same timeout. */
export async function namedCache(name: string): Promise<Cache> {
  return withCallTimeouts(await withTimeout(caches.open(name), bindingTimeoutMs), bindingTimeoutMs);
}

/** Reads the body of a cached response within the same time. */
export const cachedBody = (cached: Response): Promise<ArrayBuffer> =>
  withTimeout(cached.arrayBuffer(), bindingTimeoutMs);
