import * as z from "zod/mini";

import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import type { Store } from "../store/cache.ts";
import { cachedBody, platformCache } from "../store/platform-cache.ts";
import { inlineHashes, type Page } from "./page.ts";

/** What stands beside the HTML. */
const storedProperties = z.object({
  etag: z.string(),
  hashes: inlineHashes,
  date: z.number(),
  freshUntil: z.number(),
  staleUntil: z.number(),
  errorUntil: z.number(),
});

// The platform only caches URLs of the Worker's own host. No route answers at this path.
const urlOf = (key: string, { siteOrigin }: RequestContext) =>
  `${siteOrigin}/_pages/${encodeURIComponent(key)}`;

const warnOfWrite =
  ({ log }: RequestContext) =>
  (thrown: unknown) =>
    log.warn("page.cache_write_failed", { error: errorName(thrown) });

/** The platform's cache, which the isolates of a data center share. */
export const dataCenterPages: Store<Page> = {
  async read(key, context) {
    try {
      const stored = await platformCache().match(urlOf(key, context));
      if (!stored) return null;
      const html = new Uint8Array(await cachedBody(stored));
      const properties = storedProperties.parse(JSON.parse(stored.headers.get("x-page") ?? ""));
      const { etag, hashes, ...times } = properties;
      return { value: { html, etag, hashes }, ...times };
    } catch (thrown) {
      context.log.warn("page.cache_read_failed", { error: errorName(thrown) });
      return null;
    }
  },

  async write(key, { value: { html, etag, hashes }, ...times }, context) {
    const headers = {
      "cache-control": `max-age=${Math.ceil((times.errorUntil - Date.now()) / 1000)}`,
      "x-page": JSON.stringify({ etag, hashes, ...times }),
    };
    const stored = new Response(html, { headers });
    await platformCache().put(urlOf(key, context), stored).catch(warnOfWrite(context));
  },

  async remove(key, context) {
    await platformCache().delete(urlOf(key, context)).catch(warnOfWrite(context));
  },
};
