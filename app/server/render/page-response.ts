import hostGrotesk from "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?url";

import { prefetchedTtlSeconds } from "../../config/prefetch.ts";
import { etagMatches } from "../http/etag.ts";
import { isPrefetch } from "../http/request-kinds.ts";
import { getPolicy } from "../http/security-headers.ts";
import { speculationRulesPath } from "../http/speculation-rules.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { isNoStore } from "../store/cache-control.ts";
import type { Page } from "./page.ts";
import type { RenderedPage } from "./render-page.ts";

/**
 * Why a page did not come from the cache, or was not stored. A token of RFC 8941, such as `status-404`.
 */
export type CacheDetail =
  | "receipt"
  | "preview"
  | "path"
  | "cache-off"
  | "data-missing"
  | "cookie"
  | "not-html"
  | `status-${number}`;

const bypassed = "aioi; fwd=bypass";

/** Values of `cache-status` (RFC 9211). */
export const cacheStatus = {
  hit: "aioi; hit",
  stale: "aioi; hit; detail=stale",
  prerendered: "aioi; hit; detail=prerendered",
  /** It was stored, or will be once it is complete. */
  miss: "aioi; fwd=uri-miss",
  notStored: (why: CacheDetail) => `aioi; fwd=uri-miss; detail=${why}`,
  bypass: (why: CacheDetail) => `${bypassed}; detail=${why}`,
} as const;

const pageHeaders = {
  // Browsers may fetch the font while the page is still on its way (103 Early Hints).
  link: `<${hostGrotesk}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  "speculation-rules": `"${speculationRulesPath}"`,
};

/**
 * A browser may store a page but must revalidate it; shared caches may not store it. A page that was
 * fetched before the press on its link is shown by the press without asking again (docs/decisions/0042).
 */
const cachingOf = (request: Request) =>
  isPrefetch(request)
    ? `private, max-age=${prefetchedTtlSeconds}`
    : "private, max-age=0, must-revalidate";

/**
 * A page from the cache; 304 where the client already has it.
 *
 * @param status one of `cacheStatus`
 */
export function pageResponse(
  request: Request,
  page: Page,
  { environment }: RequestContext,
  status: string,
): Response {
  const isNotModified = etagMatches(request, page.etag);
  const hasBody = !isNotModified && request.method !== "HEAD";
  return new Response(hasBody ? page.bytes : null, {
    status: isNotModified ? 304 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": cachingOf(request),
      "cache-status": status,
      "content-security-policy": getPolicy(new URL(request.url), environment, page.hashes),
      etag: page.etag,
      ...(isNotModified ? {} : pageHeaders),
    },
  });
}

/**
 * A rendered page that does not come from the cache.
 *
 * @param request HEAD gets no body
 * @param status one of `cacheStatus`
 */
export function withCacheStatus(
  request: Request,
  { response, html }: RenderedPage,
  status: string,
): Response {
  const body = request.method === "HEAD" ? null : html;
  const copy = new Response(body ?? response.body, response);
  copy.headers.set("cache-status", status);
  if (copy.status === 200) {
    // What the loader said of the page's life was said to our cache.
    copy.headers.delete("expires");
    if (!isNoStore(copy.headers)) {
      const isBypassed = status.startsWith(bypassed);
      copy.headers.set("cache-control", isBypassed ? "private, no-cache" : cachingOf(request));
    }
    for (const [name, value] of Object.entries(pageHeaders)) copy.headers.set(name, value);
  }
  return copy;
}
