import * as v from "valibot";

import { campaignParams } from "../../config/campaign.ts";
import { healthChecks, maxPageReportBytes } from "../../config/monitoring.ts";
import { landingVariants } from "../../content/landing-page.ts";
import { landingPageAt } from "../../content/landing-pages.ts";
import { cameFrom } from "../../lib/came-from.ts";
import { errorName, knownErrorName } from "../environment/log.ts";
import { pageLabel } from "../environment/page-label.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { withBodyLimit } from "../http/body-limit.ts";
import { isWithinBurst } from "../http/burst.ts";
import { plainResponse } from "../http/error-responses.ts";
import { leadKindNames } from "../../leads/form-fields.ts";
import { browserStages, countStage } from "../store/funnel-counts.ts";
import { recordReports } from "./reports.ts";

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const upTo = (max: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(max)));
const milliseconds = upTo(600_000);

const viewSchema = v.object({
  kind: v.literal("view"),
  path: text(300),
  search: text(600),
  referrer: text(300),
});

const vitalsSchema = v.object({
  kind: v.literal("vitals"),
  path: text(300),
  screen: v.picklist(["phone", "desktop"]),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  /** No unit: the share of the screen that moved, times the distance. */
  cls: upTo(100),
});

const stepsSchema = v.object({
  kind: v.literal("steps"),
  path: text(300),
  from: text(60),
  variant: v.optional(v.picklist(landingVariants)),
  stages: v.pipe(
    v.array(v.tuple([v.picklist(leadKindNames), v.picklist(browserStages)])),
    v.minLength(1),
    v.maxLength(leadKindNames.length * browserStages.length),
  ),
});

const errorSchema = v.object({
  kind: v.literal("error"),
  path: text(300),
  name: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
  frames: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/))),
    v.minLength(1),
    v.maxLength(5),
  ),
});

/** What `app/browser/page-reports.ts` sends. */
const reportSchema = v.variant("kind", [viewSchema, vitalsSchema, stepsSchema, errorSchema]);

/**
 * Records what a page of this site reports of itself: that it was viewed, its Web Vitals, how far the
 * visitor came with its forms, or an error of our script. Nothing of it identifies a visitor.
 *
 * @returns 204, or the status that refuses the report; 404 where reports of this kind are off
 */
export async function handlePageReport(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const { PLAUSIBLE_URL, VITALS_SAMPLE_RATE, FUNNEL_COUNTS, REPORT_SAMPLE_RATE, LEAD_BURST } =
    context.environment;
  if (request.headers.get("origin") !== new URL(request.url).origin) return plainResponse(403);
  const limited = await withBodyLimit(request, maxPageReportBytes);
  if (typeof limited === "number") return plainResponse(limited);
  const parsed = v.safeParse(reportSchema, await limited.json().catch(() => null));
  if (!parsed.success) return plainResponse(400);
  const report = parsed.output;
  const switches = {
    view: PLAUSIBLE_URL,
    vitals: VITALS_SAMPLE_RATE,
    steps: FUNNEL_COUNTS,
    error: REPORT_SAMPLE_RATE,
  };
  if (!switches[report.kind]) return plainResponse(404);
  if (!(await isWithinBurst(LEAD_BURST, report.kind, context))) return plainResponse(429);
  if (report.kind === "view") forwardView(report, request, context);
  else if (report.kind === "vitals") recordVitals(report, request, context);
  else if (report.kind === "steps") countSteps(report, context);
  else {
    const [route, what] = [pageLabel(report.path), knownErrorName(report.name)];
    recordReports("error", [{ route, what, where: report.frames.join(" ") }], context);
  }
  return new Response(null, { status: 204 });
}

/**
 * Forwards a page view to Plausible, from this site's own origin. Plausible counts visitors by a hash
 * of IP address and browser that changes daily, so it is given both; of the page's URL it gets the
 * path, if it is one of ours, and the campaign. A browser that sends `Sec-GPC: 1` is not forwarded.
 */
function forwardView(
  { path, search, referrer }: v.InferOutput<typeof viewSchema>,
  request: Request,
  { environment: { PLAUSIBLE_URL }, clientIp, log, waitUntil }: RequestContext,
): void {
  // Global Privacy Control: the visitor asks that nothing is passed on.
  if (PLAUSIBLE_URL === null || request.headers.get("sec-gpc") === "1") return;
  const { origin, hostname } = new URL(request.url);
  const isOwn = /^\/[a-z0-9/-]*$/.test(path) && pageLabel(path) !== "unknown";
  const url = new URL(isOwn ? path : "/not-found", origin);
  const given = new URLSearchParams(search);
  for (const name of campaignParams) {
    const value = name.startsWith("utm_") && given.get(name);
    if (value) url.searchParams.set(name, value);
  }
  const forwarded = fetch(new URL("/api/event", PLAUSIBLE_URL), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": request.headers.get("user-agent") ?? "",
      ...(clientIp === null ? {} : { "x-forwarded-for": clientIp }),
    },
    body: JSON.stringify({ name: "pageview", domain: hostname, url: url.href, referrer }),
    redirect: "manual",
    signal: AbortSignal.timeout(healthChecks.timeoutMs),
  });
  waitUntil(
    forwarded
      .then(async ({ status, body }) => {
        await body?.cancel();
        if (status >= 300) log.warn("page_view.forward_failed", { status });
      })
      .catch((thrown: unknown) => {
        log.warn("page_view.forward_failed", { error: errorName(thrown) });
      }),
  );
}

function recordVitals(
  { path, screen, lcp, cls, inp, ttfb }: v.InferOutput<typeof vitalsSchema>,
  request: Request,
  { environment: { VITALS }, log }: RequestContext,
): void {
  const route = pageLabel(path);
  const engine = getEngine(request.headers.get("user-agent") ?? "");
  if (VITALS === null) log.info("vitals.reported", { route, screen, engine, lcp, cls, inp, ttfb });
  else {
    // -1: not measured by this browser. The order is documented in docs/operations.md.
    const doubles = [lcp, cls, inp, ttfb].map((value) => value ?? -1);
    VITALS.writeDataPoint({ indexes: [route], blobs: [route, screen, engine], doubles });
  }
}

/** The engine behind the name of a browser. On iOS every browser has WebKit, and says neither of the others. */
function getEngine(userAgent: string): "Gecko" | "Blink" | "WebKit" | "other" {
  if (/Firefox\//.test(userAgent)) return "Gecko";
  // It calls itself AppleWebKit too.
  if (/Chrom(?:e|ium)\//.test(userAgent)) return "Blink";
  return userAgent.includes("AppleWebKit/") ? "WebKit" : "other";
}

function countSteps(
  { path, from, variant, stages }: v.InferOutput<typeof stepsSchema>,
  { environment, log }: RequestContext,
): void {
  const count = {
    from: cameFrom({ utm_source: from }),
    route: pageLabel(path),
    variant: landingPageAt(path)?.split ? variant : undefined,
  };
  for (const [kind, stage] of stages) countStage({ stage, kind, ...count }, environment, log);
}
