import {
  cacheKeyParams,
  pageCache,
  sentParam,
  uncachedPaths,
  variantParam,
} from "../../config/cacheable-pages.ts";
import type { LandingVariant } from "../../content/landing-page.ts";
import { isLeadKind } from "../../leads/form-fields.ts";
import { memoizeBy } from "../../lib/memoize-by.ts";
import type { Environment } from "../environment/environment.ts";
import { getClientConfig } from "../environment/client-config.ts";
import { errorName } from "../environment/log.ts";
import { isPagePath } from "../http/canonical-url.ts";
import { withFallback } from "../environment/with-timeout.ts";
import {
  createResults,
  type RequestContext,
  type RequestResults,
} from "../environment/request-context.ts";
import { readReceiptLink } from "../leads/receipt-link.ts";
import { cacheGeneration } from "../store/cache-generation.ts";
import { createInFlight } from "../store/in-flight.ts";
import { type Lifetime, type Page, pageFromHtml } from "./page.ts";
import { type CacheDetail, cacheStatus, pageResponse, withCacheStatus } from "./page-response.ts";
import {
  cacheDisabled,
  cacheInMemory,
  cachePage,
  deleteCachedPage,
  readCachedPage,
  readMemoryCache,
} from "./page-store.ts";
import { prerenderedPage } from "./prerendered.ts";
import { prerenderedPages } from "./prerendered-paths.ts";
import { type RenderedPage, renderPage } from "./render-page.ts";

// Part of every cache key, because a page names files of the build that rendered it.
const build = String(import.meta.env.BUILD_ID ?? "development");

/** Pages being rendered, so that simultaneous requests share a render; null if they cannot share it. */
const inFlight = createInFlight<Page | null>(pageCache.coalesceMs);

/**
 * Responds with a prerendered or cached page, or renders the page and caches it (docs/decisions/0012,
 * 0023, 0033). A page with a receipt is for one visitor, and nobody stores it. A response that does not come from the cache has its own nonce.
 *
 * @param request a GET or HEAD of a page
 */
export async function cachedPage(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Response> {
  const receipt = await readReceiptLink(url, context.environment, Date.now());
  if (receipt) {
    const response = await uncachedPage(request, { ...context, receipt }, "receipt");
    response.headers.set("cache-control", "no-store");
    return response;
  }
  if (context.preview !== null) return uncachedPage(request, context, "preview");
  const path = cacheablePath(url, context.variant);
  if (path === null) return uncachedPage(request, context, "path");
  const constantKey = `${build} ${getVariant(context.environment)} ${path}`;
  if (prerenderedPages.has(path) && !import.meta.env.DEV) {
    const constant = readMemoryCache(constantKey, context.environment);
    const page = constant ?? (await prerenderedPage(path, context));
    if (page?.expiresAt === Number.POSITIVE_INFINITY) {
      if (!constant) cacheInMemory(constantKey, page, context.environment);
      return pageResponse(request, page, context, cacheStatus.prerendered);
    }
  }
  if (cacheDisabled) return uncachedPage(request, context, "cache-off");
  const key = `${constantKey} ${await cacheGeneration(context)}`;
  const inMemory = readMemoryCache(key, context.environment);
  const canonicalRequest = new Request(`${url.origin}${path}`, {
    headers: { accept: "text/html" },
  });
  const cached = inMemory ?? (await readCachedPage(key, url.origin, context));
  // While the cache was read, another request may have rendered the page.
  const page = cached ?? readMemoryCache(key, context.environment);
  if (page) {
    const isFresh = Date.now() < page.revalidateAt;
    if (!isFresh) context.waitUntil(revalidate(key, canonicalRequest, context));
    return pageResponse(request, page, context, cacheStatus[isFresh ? "hit" : "stale"]);
  }
  const inProgress = inFlight.get(key);
  if (inProgress) {
    const shared = await withFallback(inProgress, pageCache.coalesceMs, null);
    if (shared) return pageResponse(request, shared, context, cacheStatus.hit);
  }
  return renderAndCache(key, request, canonicalRequest, context);
}

async function uncachedPage(
  request: Request,
  context: RequestContext,
  why: CacheDetail,
): Promise<Response> {
  return withCacheStatus(request, await renderPage(request, context), cacheStatus.bypass(why));
}

/**
 * The page's path with only those parameters that change it; null for a page that is not cached.
 *
 * @param variant of a landing page, which the path names
 */
export function cacheablePath(
  { pathname, searchParams }: URL,
  variant: LandingVariant | null,
): string | null {
  if (uncachedPaths.includes(pathname)) return null;
  // Others would fill the cache with 404 pages.
  if (!isPagePath(pathname)) return null;
  const params = Object.hasOwn(cacheKeyParams, pathname) ? cacheKeyParams[pathname] : undefined;
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(params ?? {})) {
    const value = searchParams.get(name);
    if (value !== null && values.test(value)) search.set(name, value);
  }
  if (variant !== null) search.set(variantParam, variant);
  // What a page says after a form was sent without script is the same for everyone who sent that form.
  const sent = searchParams.get(sentParam);
  if (isLeadKind(sent)) search.set(sentParam, sent);
  return search.size === 0 ? pathname : `${pathname}?${search}`;
}

/** The variables that change a page: its client config, and the database of its articles. */
const getVariant = memoizeBy((environment: Environment) =>
  JSON.stringify([getClientConfig(environment), environment.SITE_ORIGIN, environment.SUPABASE_URL]),
);

async function renderAndCache(
  key: string,
  request: Request,
  canonicalRequest: Request,
  context: RequestContext,
): Promise<Response> {
  const { promise, resolve: share } = Promise.withResolvers<Page | null>();
  inFlight.start(key, promise);
  // Rendering goes on when the visitor leaves: others may be waiting for it.
  context.waitUntil(promise);
  try {
    const rendered = await renderPage(canonicalRequest, context);
    const { html } = rendered;
    const why = whyNotStored(rendered, context.results);
    if (why !== null) {
      const answer = withCacheStatus(request, rendered, cacheStatus.notStored(why));
      // The page was rendered without most parameters; a redirect keeps them.
      const location = answer.headers.get("location");
      const { searchParams } = new URL(request.url);
      for (const name of new URL(canonicalRequest.url).searchParams.keys()) {
        searchParams.delete(name);
      }
      const search = searchParams.size === 0 ? "" : `?${searchParams}`;
      if (location !== null) answer.headers.set("location", withSearch(location, search));
      return answer;
    }
    const { origin } = new URL(canonicalRequest.url);
    if (html === null) {
      // Simultaneous visitors get their own two pieces: the first one at once.
      const cached = cacheablePage(rendered, context.nonce, context.results).then((page) => {
        if (page === null) return undefined;
        // It lacks something that visitors do not wait for.
        if (page.revalidateAt <= Date.now()) return revalidate(key, canonicalRequest, context);
        return cachePage(key, page, origin, context);
      });
      context.waitUntil(cached);
      return withCacheStatus(request, rendered, cacheStatus.miss);
    }
    const page = await pageFromHtml(html, context.nonce, getLifetime(context.results));
    cachePage(key, page, origin, context);
    share(page);
    return pageResponse(request, page, context, cacheStatus.miss);
  } finally {
    share(null);
  }
}

/** A URL with more parameters, which come before its fragment. */
function withSearch(url: string, search: string): string {
  const [address = "", ...fragment] = url.split("#");
  const added = address.includes("?") ? search.replace("?", "&") : search;
  return [address + added, ...fragment].join("#");
}

/** Renders a page again after the response. */
async function revalidate(
  key: string,
  canonicalRequest: Request,
  context: RequestContext,
): Promise<void> {
  if (inFlight.get(key)) return;
  const { promise, resolve: share } = Promise.withResolvers<Page | null>();
  inFlight.start(key, promise);
  try {
    const page = await renderForCache(canonicalRequest, context);
    const { origin } = new URL(canonicalRequest.url);
    if (page === "missing") deleteCachedPage(key, origin, context);
    else if (page) cachePage(key, page, origin, context);
  } catch (thrown) {
    context.log.warn("page.revalidate_failed", { error: errorName(thrown) });
  } finally {
    share(null);
  }
}

/** @returns null where the page cannot be cached now */
async function renderForCache(
  canonicalRequest: Request,
  context: RequestContext,
): Promise<Page | "missing" | null> {
  const results = createResults();
  const rendered = await renderPage(canonicalRequest, {
    ...context,
    isRevalidating: true,
    results,
  });
  const { response } = rendered;
  if (response.status === 404 || response.status === 301) return "missing";
  await response.body?.cancel();
  return cacheablePage(rendered, context.nonce, results);
}

/** @returns the page once all of its data has come; null where it cannot be cached */
async function cacheablePage(
  rendered: RenderedPage,
  nonce: string,
  results: RequestResults,
): Promise<Page | null> {
  const html = rendered.html ?? (await rendered.complete);
  if (html === null || whyNotStored(rendered, results) !== null) return null;
  return pageFromHtml(html, nonce, getLifetime(results));
}

function getLifetime({ revalidateAt, expiresAt }: RequestResults): Lifetime {
  const now = Date.now();
  return {
    revalidateAt: Math.min(revalidateAt, now + pageCache.freshMs),
    expiresAt: Math.min(expiresAt, now + pageCache.ttlMs),
  };
}

/** @returns null for a page that can be stored */
function whyNotStored(
  { response: { status, headers } }: RenderedPage,
  { isDegraded }: RequestResults,
): CacheDetail | null {
  if (status !== 200) return `status-${status}`;
  if (isDegraded) return "data-missing";
  if (headers.has("set-cookie")) return "cookie";
  if (/no-store/.test(headers.get("cache-control") ?? "")) return "no-store";
  return headers.get("content-type")?.startsWith("text/html") === true ? null : "not-html";
}
