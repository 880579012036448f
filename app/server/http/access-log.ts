import type { RequestContext } from "../request-context.ts";

/** From `cache-status` (RFC 9211), as the page cache sets it, to one word. */
function cacheWord(status: string | null): string {
  if (status === null) return "none";
  if (status.includes("detail=stale")) return "stale";
  if (status.includes("hit")) return "hit";
  return status.includes("fwd=bypass") ? "bypass" : "miss";
}

function outcomeOf(status: number): string {
  if (status >= 500) return "failed";
  if (status === 404) return "not-found";
  if (status >= 400) return "refused";
  if (status === 304) return "unchanged";
  return status >= 300 ? "redirected" : "answered";
}

/**
 * What the log says of an answered request, beside its address and time.
 *
 * @param response the answer
 * @param context the request's own
 */
export function accessLogFields(response: Response, { leadStatus }: RequestContext) {
  return {
    status: response.status,
    cache: cacheWord(response.headers.get("cache-status")),
    outcome: leadStatus ?? outcomeOf(response.status),
  };
}
