import * as z from "zod/mini";

import { errorName } from "../environment/log.ts";
import type { Store } from "../store/cache.ts";
import { dataCenterCache } from "../store/data-center-cache.ts";
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

/** Pages in the cache of the data center. */
export const dataCenterPages: Store<Page> = {
  async read(key, context) {
    const stored = await dataCenterCache.match(key, context);
    if (!stored) return null;
    try {
      const bytes = new Uint8Array(await stored.arrayBuffer());
      const properties = JSON.parse(stored.headers.get("x-page") ?? "null");
      const { etag, hashes, ...times } = storedProperties.parse(properties);
      return { value: { bytes, etag, hashes }, ...times };
    } catch (thrown) {
      context.log.warn("page.stored_unreadable", { error: errorName(thrown) });
      return null;
    }
  },

  async write(key, { value: { bytes, etag, hashes }, ...times }, context) {
    const headers = {
      "cache-control": `max-age=${Math.ceil((times.errorUntil - Date.now()) / 1000)}`,
      "x-page": JSON.stringify({ etag, hashes, ...times }),
    };
    await dataCenterCache.put(key, new Response(bytes, { headers }), context);
  },

  remove: dataCenterCache.delete,
};
