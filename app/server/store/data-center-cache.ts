import { bindingTimeoutMs } from "../../config/limits.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { withCallTimeouts, withTimeout } from "../environment/with-timeout.ts";

// It is no binding, but each call has the same timeout. Cloudflare adds `default` to `caches`; the DOM's
// types lack it.
const platformCache = (): Cache =>
  withCallTimeouts((caches as CacheStorage & { default: Cache }).default, bindingTimeoutMs);

// The platform only caches URLs of the Worker's own host. No route answers at this path.
const toUrl = (key: string, { siteOrigin }: RequestContext) =>
  `${siteOrigin}/_cache/${encodeURIComponent(key)}`;

/** The cache that the isolates of a data center share. It never throws. */
export const dataCenterCache = {
  /** A response with its body, which has arrived. */
  async match(key: string, context: RequestContext): Promise<Response | null> {
    try {
      const found = await platformCache().match(toUrl(key, context));
      if (!found) return null;
      return new Response(await withTimeout(found.arrayBuffer(), bindingTimeoutMs), found);
    } catch (thrown) {
      context.log.warn("data_center_cache.read_failed", { error: errorName(thrown) });
      return null;
    }
  },

  /**
   * @param response says in `Cache-Control` how long it lives
   * @returns whether it is stored
   */
  put: (key: string, response: Response, context: RequestContext): Promise<boolean> =>
    write(context, (cache) => cache.put(toUrl(key, context), response)),

  delete: (key: string, context: RequestContext): Promise<boolean> =>
    write(context, (cache) => cache.delete(toUrl(key, context))),
};

async function write(
  { log }: RequestContext,
  change: (cache: Cache) => Promise<unknown>,
): Promise<boolean> {
  try {
    await change(platformCache());
    return true;
  } catch (thrown) {
    log.warn("data_center_cache.write_failed", { error: errorName(thrown) });
    return false;
  }
}
