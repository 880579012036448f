import type { RequestContext } from "../environment/request-context.ts";

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
export function accessLogFields(response: Response, { results: { leadStatus } }: RequestContext) {
  const cacheStatus = response.headers.get("cache-status");
  return {
    status: response.status,
    cache: cacheResult(cacheStatus),
    cacheDetail: cacheDetail(cacheStatus),
    result: leadStatus ?? getResult(response.status),
  };
}
