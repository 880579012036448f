import {
  cacheKeyParams,
  pageCache,
  sentParam,
  uncachedPaths,
} from "../../config/cacheable-pages.ts";
import type { Drawn } from "./render-page.ts";
import type { Environment } from "../ops/environment.ts";
import { errorName } from "../ops/log.ts";
import { injectNonce, type Page, pageOf, toPage } from "./nonce-offsets.ts";
import { prerenderedPage } from "./prerendered.ts";
import type { RequestContext } from "../request-context.ts";

/** How an answer came about, for `cache-status` (RFC 9211). */
type Found = "hit" | "stale" | "prerendered" | "miss" | "bypass";

type Draw = (request: Request, context: RequestContext) => Promise<Drawn>;

/** Where pages come from. */
type Pages = {
  /** Renders one; called with an address that holds nothing but what changes the page. */
  draw: Draw;
  /** Paths of those that were drawn when the site was built. */
  prerendered: ReadonlySet<string>;
};

// What one build drew is nothing for the next: its files have other names.
const build = String(import.meta.env.BUILD_ID ?? "development");

// While developing, and in the build that `npm run bench` makes to see what a page costs without.
const cacheDisabled = import.meta.env.DEV || import.meta.env.MODE === "bench";

/** Pages of this isolate, the longest unused first. */
const inMemory = new Map<string, Page>();

/** Pages being drawn, so that simultaneous visitors share one drawing. Null: it could not be shared. */
const inFlight = new Map<string, Promise<Page | null>>();

/**
 * Answers with a page from the build or from the cache, or draws it and keeps it for the next visitor
 * (docs/decisions/0012, 0037). Every answer gets a nonce of its own, in its header and in its HTML.
 *
 * @param request a GET or HEAD of a page
 * @param url its address
 * @param context the request's own
 * @param pages where they come from
 * @returns the page, or 304 where the visitor has it
 */
export async function cachedPage(
  request: Request,
  url: URL,
  context: RequestContext,
  { draw, prerendered }: Pages,
): Promise<Response> {
  const address = context.isPreview ? null : pageAddress(url);
  if (address === null) return drawnOnly(request, context, draw);
  const key = `${build} ${variantOf(context)} ${address}`;
  if (prerendered.has(address) && !import.meta.env.DEV) {
    const known = remembered(key);
    const page = known ?? (await prerenderedPage(address, context));
    if (page) {
      if (!known) remember(key, page);
      return answer(request, page, context, known ? "hit" : "prerendered");
    }
  }
  if (cacheDisabled) return drawnOnly(request, context, draw);
  const page = remembered(key) ?? (await kept(key, url.origin, context));
  if (page) {
    const isFresh = Date.now() - page.at < pageCache.freshMs;
    if (!isFresh) context.waitUntil(redraw(key, canonicalRequest(url, address), context, draw));
    return answer(request, page, context, isFresh ? "hit" : "stale");
  }
  const shared = inFlight.get(key);
  if (shared) {
    const drawn = await Promise.race([shared, later(pageCache.coalesceMs)]);
    if (drawn) return answer(request, drawn, context, "hit");
  }
  return renderAndCache(key, request, canonicalRequest(url, address), context, draw);
}

async function drawnOnly(request: Request, context: RequestContext, draw: Draw): Promise<Response> {
  const { response, html } = await draw(request, context);
  return marked(response, request.method === "HEAD" ? null : html, "bypass");
}

/** What everybody sends who asks for a page. */
const canonicalRequest = ({ origin }: URL, address: string) =>
  new Request(`${origin}${address}`, { headers: { accept: "text/html" } });

/** The page's path with only those parameters that change it; null for what is never kept. */
function pageAddress({ pathname, searchParams }: URL): string | null {
  if (uncachedPaths.includes(pathname) || searchParams.has(sentParam)) return null;
  // Every address of the site is written like this: another way to write one is nothing to keep.
  if (!/^[a-z0-9/-]+$/.test(pathname)) return null;
  const meaningful = Object.hasOwn(cacheKeyParams, pathname) && cacheKeyParams[pathname];
  if (!meaningful) return pathname;
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(meaningful)) {
    const value = searchParams.get(name);
    if (value !== null && values.includes(value)) search.set(name, value);
  }
  return search.size === 0 ? pathname : `${pathname}?${search}`;
}

const variants = new WeakMap<Environment, string>();

/** What the operator set and the page holds, and where its articles come from. */
function variantOf({ settings, environment }: RequestContext): string {
  const variant = variants.get(environment) ?? JSON.stringify([settings, environment.SUPABASE_URL]);
  variants.set(environment, variant);
  return variant;
}

async function renderAndCache(
  key: string,
  request: Request,
  plain: Request,
  context: RequestContext,
  draw: Draw,
): Promise<Response> {
  const drawing = Promise.withResolvers<Page | null>();
  inFlight.set(key, drawing.promise);
  const done = (page: Page | null) => {
    drawing.resolve(page);
    if (inFlight.get(key) === drawing.promise) inFlight.delete(key);
  };
  try {
    const { response, html } = await draw(plain, context);
    if (!isCacheable(response, context)) {
      done(null);
      return marked(response, request.method === "HEAD" ? null : html, "miss");
    }
    if (html === null) {
      // What is deferred goes out as it comes; whoever asks meanwhile gets a stream too. Once it is
      // all there, the page is drawn again in one piece, and that is kept.
      done(null);
      const ended = Promise.withResolvers<void>();
      const body = response.body?.pipeThrough(
        new TransformStream({ flush: () => ended.resolve() }),
      );
      context.waitUntil(ended.promise.then(() => redraw(key, plain, context, draw)));
      return marked(response, body ?? null, "miss");
    }
    const page = await toPage(html, context.nonce);
    keep(key, page, plain, context);
    done(page);
    return answer(request, page, context, "miss");
  } finally {
    done(null);
  }
}

/** Draws a page again after its visitor has been answered, with a nonce that never leaves. */
async function redraw(key: string, plain: Request, context: RequestContext, draw: Draw) {
  if (inFlight.has(key)) return;
  const drawing = Promise.withResolvers<Page | null>();
  inFlight.set(key, drawing.promise);
  try {
    const own: RequestContext = { ...context, isStreaming: false, isDegraded: false };
    const { response, html } = await draw(plain, own);
    if (html === null) await response.body?.cancel();
    else if (isCacheable(response, own)) keep(key, await toPage(html, own.nonce), plain, context);
  } catch (thrown) {
    context.log.warn("page.revalidate_failed", { error: errorName(thrown) });
  } finally {
    drawing.resolve(null);
    inFlight.delete(key);
  }
}

function isCacheable(response: Response, context: RequestContext): boolean {
  return (
    response.status === 200 &&
    !context.isDegraded &&
    !response.headers.has("set-cookie") &&
    !/no-store/.test(response.headers.get("cache-control") ?? "") &&
    (response.headers.get("content-type") ?? "").startsWith("text/html")
  );
}

function answer(request: Request, page: Page, context: RequestContext, found: Found): Response {
  const isKnown = knows(request, page.etag);
  const isEmpty = isKnown || request.method === "HEAD";
  return new Response(isEmpty ? null : injectNonce(page, context.nonce), {
    status: isKnown ? 304 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      // A browser may keep the page but asks whether it still holds; nobody between may.
      "cache-control": "private, max-age=0, must-revalidate",
      "cache-status": statuses[found],
      etag: page.etag,
    },
  });
}

function knows(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match") ?? "";
  return known === "*" || known.split(",").some((one) => one.trim() === etag);
}

const statuses: Record<Found, string> = {
  hit: "aioi; hit",
  stale: "aioi; hit; detail=stale",
  prerendered: "aioi; hit; detail=prerendered",
  miss: "aioi; fwd=uri-miss",
  bypass: "aioi; fwd=bypass",
};

/** @param body null leaves the response's own */
function marked(response: Response, body: ReadableStream | string | null, found: Found): Response {
  const answered = new Response(body ?? response.body, response);
  answered.headers.set("cache-status", statuses[found]);
  return answered;
}

function remembered(key: string): Page | null {
  const page = inMemory.get(key);
  if (!page || Date.now() - page.at >= pageCache.ttlMs) return null;
  remember(key, page);
  return page;
}

function remember(key: string, page: Page): void {
  if (cacheDisabled) return;
  inMemory.delete(key);
  inMemory.set(key, page);
  for (const oldest of inMemory.keys()) {
    if (inMemory.size <= pageCache.inMemory) break;
    inMemory.delete(oldest);
  }
}

/** Other isolates of the same place find it in the platform's cache. */
function keep(key: string, page: Page, { url }: Request, context: RequestContext): void {
  const { origin } = new URL(url);
  remember(key, page);
  const stored = new Response(page.html, {
    headers: {
      "cache-control": `max-age=${pageCache.ttlMs / 1000}`,
      "x-page": JSON.stringify([page.etag, page.at]),
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

async function kept(
  key: string,
  origin: string,
  { log, nonce }: RequestContext,
): Promise<Page | null> {
  try {
    const stored = await edge().match(storedAt(key, origin));
    if (!stored) return null;
    const html = new Uint8Array(await stored.arrayBuffer());
    // This same build wrote it, under a name that no visitor can ask for.
    const [etag, at] = JSON.parse(stored.headers.get("x-page") ?? "") as [string, number];
    const page = pageOf(html, nonce.length, { etag, at });
    remember(key, page);
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

const later = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
