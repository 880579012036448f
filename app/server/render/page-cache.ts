import {
  cacheKeyParams,
  pageCache,
  uncachedPaths,
  variantParam,
} from "../../config/cacheable-pages.ts";
import type { LandingVariant } from "../../content/landing-page.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import { getClientConfig } from "../environment/client-config.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName } from "../environment/log.ts";
import { createResults, type RequestContext } from "../environment/request-context.ts";
import { isPagePath } from "../http/canonical-url.ts";
import { createEtag } from "../http/etag.ts";
import { readReceiptLink } from "../leads/receipt-link.ts";
import { createCache, type Fetched } from "../store/cache.ts";
import { isNoStore } from "../store/cache-control.ts";
import { type Page, pageFromHtml } from "./page.ts";
import { type CacheDetail, cacheStatus, pageResponse, withCacheStatus } from "./page-response.ts";
import { dataCenterPages } from "./page-store.ts";
import { prerenderedPage } from "./prerendered.ts";
import { prerenderedPages } from "./prerendered-paths.ts";
import { type RenderedPage, renderPage } from "./render-page.ts";

// Part of every cache key, because a page names files of the build that rendered it.
const build = String(import.meta.env.BUILD_ID ?? "development");

// In development, and in the build with which `npm run bench` measures a page without the cache.
export const cacheDisabled = import.meta.env.DEV || import.meta.env.MODE === "bench";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const cache = createCache<Page>({ ...pageCache, nearby: dataCenterPages });

/**
 * Responds with a prerendered or cached page, or renders the page and caches it (docs/decisions/0012,
 * 0023, 0033, 0059). A page with a receipt is for one visitor, and nobody stores it. A response that does not come from the cache has its own nonce.
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
  if (prerenderedPages.has(path) && !import.meta.env.DEV) {
    const page = await prerenderedPage(path, context);
    if (page) return pageResponse(request, page, context, cacheStatus.prerendered);
  }
  if (cacheDisabled) return uncachedPage(request, context, "cache-off");
  const canonicalRequest = new Request(`${url.origin}${path}`, {
    headers: { accept: "text/html" },
  });
  // A page that is not stored is sent to this visitor only.
  const renderedHere: { page?: RenderedPage } = {};
  const key = `${build} ${context.siteOrigin} ${settingsKey(context.environment)} ${path}`;
  // What has to be whole for this request may be stale: in the cache it is whole.
  const asVisitor = { ...context, isRevalidating: false };
  const found = await cache.get(
    key,
    async (isBackground) => {
      if (isBackground) return revalidate(canonicalRequest, context);
      renderedHere.page = await renderPage(canonicalRequest, context);
      return toFetched(renderedHere.page, context);
    },
    asVisitor,
  );
  if (found.status === "read") {
    return pageResponse(request, found.entry.value, context, cacheStatus[found.how]);
  }
  const rendered = renderedHere.page ?? (await renderPage(canonicalRequest, context));
  return unstoredPage(request, rendered, canonicalRequest);
}

/**
 * The Markdown of a cached page, in the places where the page is cached too. Its key is the page's ETag, so
 * both change in the same moment.
 *
 * @param convert returns null where it fails
 */
export async function cachedMarkdown(
  etag: string,
  convert: () => Promise<string | null>,
  context: RequestContext,
): Promise<{ text: string; isConverted: boolean } | null> {
  const found = await cache.get(
    `${build} markdown ${etag}`,
    async () => {
      const text = await convert();
      if (text === null) return { status: "unavailable" };
      const bytes = encoder.encode(text);
      const headers = new Headers({ "cache-control": pageCache.markdownCacheControl });
      const value = { bytes, etag: await createEtag(bytes), hashes: { script: "", style: "" } };
      return { status: "read", value, headers };
    },
    context,
  );
  if (found.status !== "read") return null;
  return { text: decoder.decode(found.entry.value.bytes), isConverted: found.how === "miss" };
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
  return search.size === 0 ? pathname : `${pathname}?${search}`;
}

/** The variables that change a page: its client config, and the database of its articles. */
const settingsKey = isolateMemory((environment: Environment) =>
  JSON.stringify([getClientConfig(environment), environment.SUPABASE_URL]),
);

/** A page that was rendered for one visitor, without most parameters; a redirect keeps them. */
function unstoredPage(
  request: Request,
  rendered: RenderedPage,
  canonicalRequest: Request,
): Response {
  const why = whyNotStored(rendered);
  const status = why === null ? cacheStatus.miss : cacheStatus.notStored(why);
  const response = withCacheStatus(request, rendered, status);
  const location = response.headers.get("location");
  if (location === null) return response;
  const { searchParams } = new URL(request.url);
  for (const name of new URL(canonicalRequest.url).searchParams.keys()) searchParams.delete(name);
  const search = searchParams.size === 0 ? "" : `?${searchParams}`;
  response.headers.set("location", withSearch(location, search));
  return response;
}

/** A URL with more parameters, which come before its fragment. */
function withSearch(url: string, search: string): string {
  const [address = "", ...fragment] = url.split("#");
  const added = address.includes("?") ? search.replace("?", "&") : search;
  return [address + added, ...fragment].join("#");
}

/** Renders a page again after the response. */
async function revalidate(
  canonicalRequest: Request,
  shared: RequestContext,
): Promise<Fetched<Page>> {
  const context = { ...shared, isRevalidating: true, results: createResults() };
  try {
    const fetched = await toFetched(await renderPage(canonicalRequest, context), context);
    return "later" in fetched ? await fetched.later : fetched;
  } catch (thrown) {
    context.log.warn("page.revalidate_failed", { error: errorName(thrown) });
    return { status: "unavailable" };
  }
}

/** A page that says nothing of its life shows what may change. */
async function toFetched(rendered: RenderedPage, context: RequestContext): Promise<Fetched<Page>> {
  const { response, html, complete } = rendered;
  if (response.status === 404 || response.status === 301) return { status: "missing" };
  if (whyNotStored(rendered) !== null) return { status: "unavailable" };
  if (html !== null) {
    const headers = new Headers(response.headers);
    if (!headers.has("cache-control") && !headers.has("expires")) {
      headers.set("cache-control", pageCache.cacheControl);
    }
    return { status: "read", value: await pageFromHtml(html, context.nonce), headers };
  }
  if (complete === null) return { status: "unavailable" };
  // Simultaneous visitors get their own two pieces: the first one at once.
  const later = complete.then((whole) =>
    whole === null
      ? { status: "unavailable" as const }
      : toFetched({ response, html: whole, complete: null }, context),
  );
  return { status: "unavailable", later };
}

/** @returns null for a page that can be stored */
function whyNotStored({ response: { status, headers } }: RenderedPage): CacheDetail | null {
  if (status !== 200) return `status-${status}`;
  if (headers.has("set-cookie")) return "cookie";
  if (isNoStore(headers)) return "data-missing";
  return headers.get("content-type")?.startsWith("text/html") === true ? null : "not-html";
}
