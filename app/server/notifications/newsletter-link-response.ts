import { getLeadClaims } from "./lead-claims.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { leadTokenKey } from "../store/lead-proof.ts";
import { newsletterPaths, verifyNewsletterToken } from "./newsletter-links.ts";

/** Which message `/newsletter` shows. */
type LinkResult = "confirmed" | "unsubscribe" | "unsubscribed" | "expired" | "failed";

const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/** Status of the response to a one-click post; mail programs follow no redirect. */
const statusOf: Partial<Record<LinkResult, number>> = { expired: 410, failed: 503 };

/**
 * Responds to the links in the newsletter's mails, and to the one-click post of a mail program
 * (RFC 8058). A GET confirms but never unsubscribes: mail programs open links to check them.
 */
export async function newsletterLinkResponse(
  request: Request,
  url: URL,
  context: RequestContext,
): Promise<Response> {
  const { pathname, searchParams } = url;
  const isConfirm = pathname === newsletterPaths.confirm;
  const { method } = request;
  if (method === "HEAD") return new Response(null, { headers });
  if (method !== "GET" && (method !== "POST" || isConfirm)) {
    const allow = isConfirm ? "GET, HEAD" : "GET, HEAD, POST";
    return new Response(null, { status: 405, headers: { ...headers, allow } });
  }
  const token = searchParams.get("token") ?? "";
  const result = await followLink(isConfirm ? "confirm" : "unsubscribe", method, token, context);
  if (method === "POST" && (await isOneClick(request))) {
    return new Response(null, { status: statusOf[result] ?? 200, headers });
  }
  const search = new URLSearchParams({ result });
  if (result === "unsubscribe") search.set("token", token);
  return new Response(null, {
    status: 303,
    headers: { ...headers, location: `/newsletter?${search}` },
  });
}

async function followLink(
  purpose: keyof typeof newsletterPaths,
  method: string,
  token: string,
  { environment, log }: RequestContext,
): Promise<LinkResult> {
  const key = leadTokenKey(environment);
  const id = key === null ? null : await verifyNewsletterToken(purpose, token, key, Date.now());
  if (id === null) return "expired";
  if (purpose === "unsubscribe" && method === "GET") return "unsubscribe";
  try {
    const claims = getLeadClaims(environment);
    if (claims === null) throw new Error("Supabase is not configured");
    if (purpose === "unsubscribe") {
      const isStopped = await claims.stop(id);
      if (isStopped) log.info("newsletter.unsubscribed");
      // Its row was deleted; the address may be subscribed again under another id.
      return isStopped ? "unsubscribed" : "expired";
    }
    const isConfirmed = await claims.confirm(id);
    if (isConfirmed) log.info("newsletter.confirmed");
    return isConfirmed ? "confirmed" : "expired";
  } catch (thrown) {
    log.error("newsletter.link_failed", { alert: true, error: errorName(thrown) });
    return "failed";
  }
}

async function isOneClick(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => new FormData());
  return form.get("List-Unsubscribe") === "One-Click";
}
