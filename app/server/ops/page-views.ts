import * as z from "zod/mini";

import { campaignParams } from "../../config/campaign.ts";
import { healthChecks } from "../../config/monitoring.ts";
import { plainResponse } from "../http/error-responses.ts";
import { pageLabel } from "../environment/page-label.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { readBeacon } from "./beacon.ts";
import { errorName } from "../environment/log.ts";

const viewSchema = z.object({
  path: z.string().check(z.maxLength(300)),
  search: z.string().check(z.maxLength(600)),
  referrer: z.string().check(z.maxLength(300)),
});

/**
 * Forwards a page view to Plausible, from this site's own origin. Plausible counts visitors by a hash
 * of IP address and browser that changes daily, so it is given both; of the page's URL it gets the
 * path, if it is one of ours, and the campaign. A browser that sends `Sec-GPC: 1` is not forwarded.
 *
 * @returns 204, or the status that refuses the view; 404 where Plausible is not configured
 */
export async function handlePageView(request: Request, context: RequestContext): Promise<Response> {
  const { environment, clientIp } = context;
  if (environment.PLAUSIBLE_URL === null) return plainResponse(404);
  const read = await readBeacon(request, "view", viewSchema, context);
  if (read instanceof Response) return read;
  // Global Privacy Control: the visitor asks that nothing is passed on.
  if (request.headers.get("sec-gpc") === "1") return new Response(null, { status: 204 });
  const { path, search, referrer } = read.report;
  const { origin, hostname } = new URL(request.url);
  const isOwn = /^\/[a-z0-9/-]*$/.test(path) && pageLabel(path) !== "unknown";
  const url = new URL(isOwn ? path : "/not-found", origin);
  const given = new URLSearchParams(search);
  for (const name of campaignParams) {
    const value = name.startsWith("utm_") && given.get(name);
    if (value) url.searchParams.set(name, value);
  }
  const event = { name: "pageview", domain: hostname, url: url.href, referrer };
  context.waitUntil(
    forward(new URL("/api/event", environment.PLAUSIBLE_URL), event, {
      "content-type": "application/json",
      "user-agent": request.headers.get("user-agent") ?? "",
      ...(clientIp === null ? {} : { "x-forwarded-for": clientIp }),
    })
      .then((status) => {
        if (status >= 300) context.log.warn("page_view.forward_failed", { status });
      })
      .catch((thrown: unknown) => {
        context.log.warn("page_view.forward_failed", { error: errorName(thrown) });
      }),
  );
  return new Response(null, { status: 204 });
}

/** @returns the status of Plausible's answer */
async function forward(to: URL, event: object, headers: Record<string, string>): Promise<number> {
  const response = await fetch(to, {
    method: "POST",
    headers,
    body: JSON.stringify(event),
    redirect: "manual",
    signal: AbortSignal.timeout(healthChecks.timeoutMs),
  });
  await response.body?.cancel();
  return response.status;
}
