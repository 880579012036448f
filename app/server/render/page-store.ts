import * as z from "zod/mini";

import { pageCache } from "../../config/cacheable-pages.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { inlineHashes, type Page } from "./page.ts";
import { cachedBody, platformCache } from "../store/platform-cache.ts";

// In development, and in the build with which `npm run bench` measures a page without the cache.
export const cacheDisabled = import.meta.env.DEV || import.meta.env.MODE === "bench";

/** Pages cached by this isolate, the least recently used first. */
const memoryOf = isolateMemory(() => new Map<string, Page>());

/** A page cached by this isolate that has not expired. */
export function readMemoryCache(key: string, environment: Environment): Page | null {
  const page = memoryOf(environment).get(key);
  if (!page || Date.now() >= page.expiresAt) return null;
  cacheInMemory(key, page, environment);
  return page;
}

/** Caches a page for this isolate only. */
export function cacheInMemory(key: string, page: Page, environment: Environment): void {
  if (cacheDisabled) return;
  const inMemory = memoryOf(environment);
  inMemory.delete(key);
  inMemory.set(key, page);
  for (const oldest of inMemory.keys()) {
    if (inMemory.size <= pageCache.inMemory) break;
    inMemory.delete(oldest);
  }
}

/** What `cachePage` writes beside the HTML. */
const storedProperties = z.object({
  etag: z.string(),
  hashes: inlineHashes,
  revalidateAt: z.number(),
  expiresAt: z.number(),
});

/** Caches a page for this isolate, and for the others of its data center in the platform's cache. */
export function cachePage(
  key: string,
  page: Page,
  origin: string,
  { environment, log, waitUntil }: RequestContext,
): void {
  const { etag, hashes, revalidateAt, expiresAt } = page;
  const maxAgeSeconds = Math.ceil((expiresAt - Date.now()) / 1000);
  if (maxAgeSeconds <= 0) return;
  cacheInMemory(key, page, environment);
  const stored = new Response(page.html, {
    headers: {
      "cache-control": `max-age=${maxAgeSeconds}`,
      "x-page": JSON.stringify({ etag, hashes, revalidateAt, expiresAt }),
    },
  });
  waitUntil(
    platformCache()
      .put(cacheUrl(key, origin), stored)
      .catch((thrown: unknown) => {
        log.warn("page.cache_write_failed", { error: errorName(thrown) });
      }),
  );
}

/** Removes a page that no longer exists from both caches. */
export function deleteCachedPage(
  key: string,
  origin: string,
  { environment, log, waitUntil }: RequestContext,
): void {
  memoryOf(environment).delete(key);
  waitUntil(
    platformCache()
      .delete(cacheUrl(key, origin))
      .catch((thrown: unknown) => {
        log.warn("page.cache_write_failed", { error: errorName(thrown) });
      }),
  );
}

/** Copies a page from the platform's cache into memory. */
export async function readCachedPage(
  key: string,
  origin: string,
  { environment, log }: RequestContext,
): Promise<Page | null> {
  try {
    const stored = await platformCache().match(cacheUrl(key, origin));
    if (!stored) return null;
    const html = new Uint8Array(await cachedBody(stored));
    const properties = storedProperties.parse(JSON.parse(stored.headers.get("x-page") ?? ""));
    const page = { html, ...properties };
    if (Date.now() >= page.expiresAt) return null;
    cacheInMemory(key, page, environment);
    return page;
  } catch (thrown) {
    log.warn("page.cache_read_failed", { error: errorName(thrown) });
    return null;
  }
}

// The platform only caches URLs of the Worker's own host. No route answers at this path.
const cacheUrl = (key: string, origin: string) => `${origin}/_pages/${encodeURIComponent(key)}`;
