import { cacheKeyParams, pageCache, uncachedPaths } from "../../config/cacheable-pages.ts";
import type { Drawn } from "./render-page.ts";
import type { Environment } from "../ops/environment.ts";
import { createInFlight } from "./in-flight.ts";
import { etagMatches } from "../http/etag.ts";
import { errorName } from "../ops/log.ts";
import { injectNonce, type Lifetime, type Page, toPage } from "./nonce-offsets.ts";
import {
  cachedInMemory,
  cacheDisabled,
  dropPage,
  findPage,
  rememberPage,
  storePage,
} from "./page-store.ts";
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

/** Pages being rendered, so that simultaneous visitors share one rendering. Null: it could not be shared. */
const inFlight = createInFlight<Page | null>(pageCache.coalesceMs);

/**
 * Answers with a page from the build or from the cache, or draws it and keeps it for the next visitor
 * (docs/decisions/0012, 0023). Every answer gets a nonce of its own, in its header and in its HTML.
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
    const known = cachedInMemory(key);
    const page = known ?? (await prerenderedPage(address, context));
    if (page) {
      if (!known) rememberPage(key, page);
      return answer(request, page, context, known ? "hit" : "prerendered");
    }
  }
  if (cacheDisabled) return drawnOnly(request, context, draw);
  const page = cachedInMemory(key) ?? (await findPage(key, url.origin, context));
  if (page) {
    const isFresh = Date.now() < page.revalidateAt;
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
  if (uncachedPaths.includes(pathname)) return null;
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
  const { promise, resolve: done } = Promise.withResolvers<Page | null>();
  inFlight.start(key, promise);
  // It is finished also when its visitor leaves: others may be waiting.
  context.waitUntil(promise);
  try {
    const { response, html } = await draw(plain, context);
    if (!isCacheable(response, context)) {
      return marked(response, request.method === "HEAD" ? null : html, "miss");
    }
    if (html === null) {
      // What is deferred goes out as it comes; whoever asks meanwhile gets a stream too. Once it is
      // all there, the page is rendered again in one piece, and that is kept.
      const ended = Promise.withResolvers<void>();
      const body = response.body?.pipeThrough(
        new TransformStream({ flush: () => ended.resolve() }),
      );
      context.waitUntil(ended.promise.then(() => redraw(key, plain, context, draw)));
      return marked(response, body ?? null, "miss");
    }
    const page = await toPage(html, context.nonce, lifetimeOf(context));
    storePage(key, page, new URL(plain.url).origin, context);
    done(page);
    return answer(request, page, context, "miss");
  } finally {
    done(null);
  }
}

/** Renders a page again after its visitor has been answered, with a nonce that never leaves. */
async function redraw(key: string, plain: Request, context: RequestContext, draw: Draw) {
  if (inFlight.get(key)) return;
  const { promise, resolve: done } = Promise.withResolvers<Page | null>();
  inFlight.start(key, promise);
  try {
    const page = await redrawn(plain, context, draw);
    const { origin } = new URL(plain.url);
    if (page === "gone") dropPage(key, origin, context);
    else if (page) storePage(key, page, origin, context);
  } catch (thrown) {
    context.log.warn("page.revalidate_failed", { error: errorName(thrown) });
  } finally {
    done(null);
  }
}

/** @returns "gone" where there is no such page any more; null where there is none to keep now */
async function redrawn(
  plain: Request,
  context: RequestContext,
  draw: Draw,
): Promise<Page | "gone" | null> {
  // What is read again may be late, so that the page comes as a stream; all of it is there then.
  for (let round = 0; round < 2; round += 1) {
    const own: RequestContext = {
      ...context,
      isStreaming: false,
      isDegraded: false,
      isRevalidating: true,
      revalidateAt: Number.POSITIVE_INFINITY,
      expiresAt: Number.POSITIVE_INFINITY,
    };
    const { response, html } = await draw(plain, own);
    if (response.status === 404) return "gone";
    if (!isCacheable(response, own)) return null;
    if (html !== null) return toPage(html, own.nonce, lifetimeOf(own));
    await response.body?.pipeTo(new WritableStream());
  }
  return null;
}

function lifetimeOf({ revalidateAt, expiresAt }: RequestContext): Lifetime {
  const now = Date.now();
  return {
    revalidateAt: Math.min(revalidateAt, now + pageCache.freshMs),
    expiresAt: Math.min(expiresAt, now + pageCache.ttlMs),
  };
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
  const isKnown = etagMatches(request, page.etag);
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

const later = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
