import { pageCache } from "../../config/cacheable-pages.ts";
import { errorName } from "../ops/log.ts";
import { type Page, pageOf } from "./nonce-offsets.ts";
import type { RequestContext } from "../request-context.ts";

// While developing, and in the build that `npm run bench` makes to see what a page costs without.
export const cacheDisabled = import.meta.env.DEV || import.meta.env.MODE === "bench";

/** Pages of this isolate, the longest unused first. */
const inMemory = new Map<string, Page>();

/** A page of this isolate that may still be answered. */
export function cachedInMemory(key: string): Page | null {
  const page = inMemory.get(key);
  if (!page || Date.now() >= page.expiresAt) return null;
  rememberPage(key, page);
  return page;
}

/** Keeps a page in this isolate. */
export function rememberPage(key: string, page: Page): void {
  if (cacheDisabled) return;
  inMemory.delete(key);
  inMemory.set(key, page);
  for (const oldest of inMemory.keys()) {
    if (inMemory.size <= pageCache.inMemory) break;
    inMemory.delete(oldest);
  }
}

/** Keeps a page; other isolates of the same data center find it in the platform's cache. */
export function storePage(key: string, page: Page, origin: string, context: RequestContext): void {
  const { etag, revalidateAt, expiresAt } = page;
  const maxAgeSeconds = Math.ceil((expiresAt - Date.now()) / 1000);
  if (maxAgeSeconds <= 0) return;
  rememberPage(key, page);
  const stored = new Response(page.html, {
    headers: {
      "cache-control": `max-age=${maxAgeSeconds}`,
      "x-page": JSON.stringify([etag, revalidateAt, expiresAt]),
    },
  });
  context.waitUntil(
    edge()
      .put(storedAt(key, origin), stored)
      .catch((thrown: unknown) => {
        context.log.warn("page.cache_write_failed", { error: errorName(thrown) });
      }),
  );
}

/** What is not there any more is not answered from a cache either. */
export function dropPage(key: string, origin: string, context: RequestContext): void {
  inMemory.delete(key);
  context.waitUntil(
    edge()
      .delete(storedAt(key, origin))
      .catch((thrown: unknown) => {
        context.log.warn("page.cache_write_failed", { error: errorName(thrown) });
      }),
  );
}

/** Takes a page from the platform's cache into this isolate. */
export async function findPage(
  key: string,
  origin: string,
  { log, nonce }: RequestContext,
): Promise<Page | null> {
  try {
    const stored = await edge().match(storedAt(key, origin));
    if (!stored) return null;
    const html = new Uint8Array(await stored.arrayBuffer());
    // This same build wrote it, under a name that no visitor can ask for.
    const [etag, revalidateAt, expiresAt] = JSON.parse(stored.headers.get("x-page") ?? "") as [
      string,
      number,
      number,
    ];
    if (Date.now() >= expiresAt) return null;
    const page = pageOf(html, nonce.length, { etag, revalidateAt, expiresAt });
    rememberPage(key, page);
    return page;
  } catch (thrown) {
    log.warn("page.cache_read_failed", { error: errorName(thrown) });
    return null;
  }
}

// The platform keeps only what has the Worker's own host; nobody answers at this path.
const storedAt = (key: string, origin: string) => `${origin}/_pages/${encodeURIComponent(key)}`;

// The platform's own cache beside the standard ones; the DOM's types do not know it.
const edge = () => (caches as CacheStorage & { default: Cache }).default;
