import type { RequestContext } from "../environment/request-context.ts";
import { setSecurityHeaders } from "./security-headers.ts";

/** Production at its own origin: not staging, no preview of a version, no local run. */
const isIndexable = ({ origin }: URL, { environment }: RequestContext) =>
  environment.ENVIRONMENT === "production" && environment.SITE_ORIGIN === origin;

/** Types that are compressed on the way. */
const compressible = /^(?:text\/|application\/|image\/svg)/;

/**
 * Logs the request and sets the headers that all responses have in common. Changes the response
 * itself, because the body of a copy would be streamed in pieces; so the response must not come from
 * `fetch` or `Response.redirect`, whose headers are immutable.
 *
 * @param route the request's path as the log names it
 * @param startedAt when the request came in, by `performance.now()`
 */
export function finishResponse(
  response: Response,
  request: Request,
  url: URL,
  route: string,
  startedAt: number,
  context: RequestContext,
): Response {
  const { preview, isTest, log, requestId, results } = context;
  const { headers } = response;
  const fields = accessLogFields(response, context);
  const durationMs = Math.round(performance.now() - startedAt);
  log.info("request.completed", { method: request.method, route, ...fields, durationMs });

  // A cached page has constant headers.
  const isConstant = headers.has("content-security-policy");
  setSecurityHeaders(response, url, context);
  headers.set("x-request-id", requestId);
  if (response.status === 429) {
    // The limiters of bursts count by the minute.
    headers.set("retry-after", String(60 * Math.max(1, results.retryInMinutes)));
  }
  if (compressible.test(headers.get("content-type") ?? ""))
    headers.append("vary", "Accept-Encoding");
  if (!isConstant) {
    headers.set("server-timing", `cache;desc=${fields.cache}, worker;dur=${durationMs}`);
  }
  if (isTest && results.leadStatus !== undefined) headers.set("x-test-lead", results.leadStatus);
  if (!isIndexable(url, context)) headers.set("x-robots-tag", "noindex");
  if (preview !== null) {
    headers.set("cache-control", "no-store");
    headers.set("x-robots-tag", "noindex");
    headers.set("referrer-policy", "no-referrer");
  }
  return response;
}

/** One word for `cache-status` (RFC 9211), as the page cache sets it. */
function cacheResult(status: string | null): string {
  if (status === null) return "none";
  if (status.includes("detail=stale")) return "stale";
  if (status.includes("hit")) return "hit";
  return status.includes("fwd=bypass") ? "bypass" : "miss";
}

/** Why a page was stale, not stored, or not read from the cache. */
const cacheDetail = (status: string | null): string | undefined =>
  /detail=([\w-]+)/.exec(status ?? "")?.[1];

function getResult(status: number): string {
  if (status >= 500) return "failed";
  if (status === 404) return "not-found";
  if (status >= 400) return "refused";
  if (status === 304) return "unchanged";
  return status >= 300 ? "redirected" : "answered";
}

/** What the access log says of a response, beside its route and duration. */
function accessLogFields(response: Response, { results: { leadStatus } }: RequestContext) {
  const cacheStatus = response.headers.get("cache-status");
  return {
    status: response.status,
    cache: cacheResult(cacheStatus),
    cacheDetail: cacheDetail(cacheStatus),
    result: leadStatus ?? getResult(response.status),
  };
}
