import { meaningfulSearch, pageCache, uncachedPaths } from "../config/page-cache.ts";
import type { Drawn } from "./draw-page.ts";
import type { Environment } from "./environment.ts";
import { errorName } from "./log.ts";
import type { WorkerContext } from "./worker-context.ts";

/** A drawn page. Between the pieces of its HTML, in UTF-8, belongs the nonce of each answer. */
type Page = {
  pieces: readonly Uint8Array[];
  etag: string;
  /** When it was drawn, in milliseconds since 1970. */
  at: number;
};

/** How an answer came about, for `cache-status` (RFC 9211). */
type Found = "hit" | "stale" | "miss" | "bypass";

type Draw = (request: Request, context: WorkerContext) => Promise<Drawn>;

// What one build drew is nothing for the next: its files have other names.
const build = String(import.meta.env.BUILD_ID ?? "development");

// While developing, and in the build that `npm run bench` makes to see what drawing costs.
const keepsNothing = import.meta.env.DEV || import.meta.env.MODE === "bench";

/** Pages of this isolate, the longest unused first. */
const inMemory = new Map<string, Page>();

/** Pages being drawn, so that simultaneous visitors share one drawing. Null: it could not be shared. */
const underWay = new Map<string, Promise<Page | null>>();

/**
 * Answers with a page from the cache, or draws it and keeps it for the next visitor
 * (docs/decisions/0012). Every answer gets a nonce of its own, in its header and in its HTML.
 *
 * @param request a GET or HEAD of a page
 * @param context the request's own
 * @param draw renders a page; called with an address that holds nothing but what changes the page
 * @returns the page, or 304 where the visitor has it
 */
export async function cachedPage(
  request: Request,
  context: WorkerContext,
  draw: Draw,
): Promise<Response> {
  const address = context.isPreview ? null : pageAddress(request);
  if (address === null) {
    const { response, html } = await draw(request, context);
    return marked(response, request.method === "HEAD" ? null : html, "bypass");
  }
  const key = [build, variantOf(context), address.pathname, address.search].join(" ");
  const plain = new Request(address, { headers: { accept: "text/html" } });

  const page = remembered(key) ?? (await kept(key, address.origin, context));
  if (page) {
    const isFresh = Date.now() - page.at < pageCache.freshMs;
    if (!isFresh) context.waitUntil(redraw(key, plain, context, draw));
    return answer(request, page, context, isFresh ? "hit" : "stale");
  }
  const shared = underWay.get(key);
  if (shared) {
    const drawn = await Promise.race([shared, later(pageCache.shareMs)]);
    if (drawn) return answer(request, drawn, context, "hit");
  }
  return drawAndKeep(key, request, plain, context, draw);
}

/** The page's address with only those parameters that change it; null for what is never kept. */
function pageAddress(request: Request): URL | null {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (keepsNothing || uncachedPaths.includes(pathname)) return null;
  // Every address of the site is written like this: another way to write one is nothing to keep.
  if (!/^[a-z0-9/-]+$/.test(pathname)) return null;
  const address = new URL(pathname, origin);
  const meaningful = Object.hasOwn(meaningfulSearch, pathname) ? meaningfulSearch[pathname] : {};
  for (const [name, values] of Object.entries(meaningful ?? {})) {
    const value = searchParams.get(name);
    if (value !== null && values.includes(value)) address.searchParams.set(name, value);
  }
  return address;
}

const variants = new WeakMap<Environment, string>();

/** What the operator set and the page holds, and where its articles come from. */
function variantOf({ chat, challengeKey, environment }: WorkerContext): string {
  const { SUPABASE_URL, VITALS_SAMPLE_RATE } = environment;
  const variant =
    variants.get(environment) ??
    JSON.stringify([chat, challengeKey, VITALS_SAMPLE_RATE, SUPABASE_URL]);
  variants.set(environment, variant);
  return variant;
}

async function drawAndKeep(
  key: string,
  request: Request,
  plain: Request,
  context: WorkerContext,
  draw: Draw,
): Promise<Response> {
  const drawing = Promise.withResolvers<Page | null>();
  underWay.set(key, drawing.promise);
  const done = (page: Page | null) => {
    drawing.resolve(page);
    if (underWay.get(key) === drawing.promise) underWay.delete(key);
  };
  try {
    const { response, html } = await draw(plain, context);
    if (!isKeepable(response, context)) {
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
async function redraw(key: string, plain: Request, context: WorkerContext, draw: Draw) {
  if (underWay.has(key)) return;
  const drawing = Promise.withResolvers<Page | null>();
  underWay.set(key, drawing.promise);
  try {
    const own: WorkerContext = { ...context, isStreaming: false, isDegraded: false };
    const { response, html } = await draw(plain, own);
    if (html === null) await response.body?.cancel();
    else if (isKeepable(response, own)) keep(key, await toPage(html, own.nonce), plain, context);
  } catch (thrown) {
    context.log.warn("page.not-redrawn", { error: errorName(thrown) });
  } finally {
    drawing.resolve(null);
    underWay.delete(key);
  }
}

function isKeepable(response: Response, context: WorkerContext): boolean {
  return (
    response.status === 200 &&
    !context.isDegraded &&
    !response.headers.has("set-cookie") &&
    !/no-store/.test(response.headers.get("cache-control") ?? "") &&
    (response.headers.get("content-type") ?? "").startsWith("text/html")
  );
}

const encoder = new TextEncoder();

/** The router notes for the browser when it loaded each part; the page is no other for that. */
const loadedAt = /\bu:\d{13}\b/g;

async function toPage(html: string, nonce: string): Promise<Page> {
  const pieces = html.split(nonce).map((piece) => encoder.encode(piece));
  const lasting = html.replaceAll(nonce, "").replaceAll(loadedAt, "");
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(lasting));
  // Weak: two answers differ in their nonce.
  const etag = `W/"${new Uint8Array(digest).toBase64({ alphabet: "base64url" }).slice(0, 22)}"`;
  return { pieces, etag, at: Date.now() };
}

/** Bytes are put together faster than text, which would be encoded anew for each visitor. */
function joined(pieces: readonly Uint8Array[], between: string): Uint8Array<ArrayBuffer> {
  const separator = encoder.encode(between);
  const separators = Math.max(0, pieces.length - 1) * separator.length;
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, separators));
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      bytes.set(separator, end);
      end += separator.length;
    }
    bytes.set(piece, end);
    end += piece.length;
  }
  return bytes;
}

function answer(request: Request, page: Page, context: WorkerContext, found: Found): Response {
  const isKnown = knows(request, page.etag);
  const isEmpty = isKnown || request.method === "HEAD";
  return new Response(isEmpty ? null : joined(page.pieces, context.nonce), {
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
  if (!page || Date.now() - page.at >= pageCache.keptMs) return null;
  remember(key, page);
  return page;
}

function remember(key: string, page: Page): void {
  inMemory.delete(key);
  inMemory.set(key, page);
  for (const oldest of inMemory.keys()) {
    if (inMemory.size <= pageCache.inMemory) break;
    inMemory.delete(oldest);
  }
}

/** Other isolates of the same place find it in the platform's cache. */
function keep(key: string, page: Page, { url }: Request, context: WorkerContext): void {
  const { origin } = new URL(url);
  remember(key, page);
  const stored = new Response(joined(page.pieces, pieceEnd), {
    headers: {
      "cache-control": `max-age=${pageCache.keptMs / 1000}`,
      "x-page": JSON.stringify([page.etag, page.at]),
    },
  });
  context.waitUntil(
    edge()
      .put(storedAt(key, origin), stored)
      .catch((thrown: unknown) => {
        context.log.warn("page.not-kept", { error: errorName(thrown) });
      }),
  );
}

async function kept(key: string, origin: string, { log }: WorkerContext): Promise<Page | null> {
  try {
    const stored = await edge().match(storedAt(key, origin));
    if (!stored) return null;
    const html = await stored.text();
    // This same build wrote it, under a name that no visitor can ask for.
    const [etag, at] = JSON.parse(stored.headers.get("x-page") ?? "") as [string, number];
    const page = { pieces: html.split(pieceEnd).map((piece) => encoder.encode(piece)), etag, at };
    remember(key, page);
    return page;
  } catch (thrown) {
    log.warn("page.unreadable", { error: errorName(thrown) });
    return null;
  }
}

/** Stands for the nonce in the platform's cache. No page can hold it: HTML has no such character. */
const pieceEnd = "\0";

// The platform keeps only what has the Worker's own host; nobody answers at this path.
const storedAt = (key: string, origin: string) => `${origin}/_pages/${encodeURIComponent(key)}`;

// The platform's own cache beside the standard ones; the DOM's types do not know it.
const edge = () => (caches as CacheStorage & { default: Cache }).default;

const later = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
