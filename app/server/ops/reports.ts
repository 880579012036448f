import * as z from "zod/mini";

import { reports as limits } from "../../config/monitoring.ts";
import { plainResponse } from "../http/error-responses.ts";
import { pageLabel } from "../environment/page-label.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { withBodyLimit } from "../http/body-limit.ts";
import { isWithinBurst } from "../http/burst.ts";
import { countReports } from "./report-counts.ts";

/** The recorded part of a report: nothing that a visitor typed, no URL but the site's own. */
type Recorded = {
  route: string;
  /** Class of the error, or the directive that was violated. */
  what: string;
  /** Positions in our files, or the refused source and its position. */
  where: string;
};

const directive = z.string().check(z.regex(/^[a-z-]{1,40}$/));
const uri = z._default(z.nullable(z.string()), "");
const place = z._default(z.nullable(z.number()), 0);

/** The body of a post to `report-uri`. */
const uriReportSchema = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "effective-directive": directive,
    "blocked-uri": uri,
    "source-file": uri,
    "line-number": place,
    "column-number": place,
  }),
});

/** The body of a post by the Reporting API, which may hold reports of other types. */
const apiReportsSchema = z.array(
  z.object({
    type: z.string(),
    body: z.optional(
      z.object({
        documentURL: z.optional(z.string()),
        effectiveDirective: z.optional(directive),
        blockedURL: uri,
        sourceFile: uri,
        lineNumber: place,
        columnNumber: place,
      }),
    ),
  }),
);

/**
 * Records violations of the site's policy, which are sampled here.
 *
 * @returns 204, or the status that refuses the report; 404 where nothing is reported
 */
export async function handleReports(request: Request, context: RequestContext): Promise<Response> {
  const { REPORT_SAMPLE_RATE, LEAD_BURST } = context.environment;
  if (!REPORT_SAMPLE_RATE) return plainResponse(404);
  const { origin } = new URL(request.url);
  // Browsers may send reports of their own without the header.
  if ((request.headers.get("origin") ?? origin) !== origin) return plainResponse(403);
  const limited = await withBodyLimit(request, limits.maxBytes);
  if (typeof limited === "number") return plainResponse(limited);
  const received = parse(await limited.json().catch(() => null), origin);
  if (received === null) return plainResponse(400);
  if (!(await isWithinBurst(LEAD_BURST, "reports", context))) return plainResponse(429);

  const sampled = received.filter(() => Math.random() < REPORT_SAMPLE_RATE);
  recordReports("violation", sampled, context);
  return new Response(null, { status: 204 });
}

/**
 * Records errors of the site's script or violations of its policy: as data points where `REPORTS` is
 * bound, else in the log, and as counts for the monitor.
 */
export function recordReports(
  kind: "error" | "violation",
  recorded: readonly Recorded[],
  { environment, log, waitUntil }: RequestContext,
): void {
  const { REPORTS } = environment;
  for (const { route, what, where } of recorded) {
    if (REPORTS !== null) {
      REPORTS.writeDataPoint({ indexes: [kind], blobs: [kind, route, what, where], doubles: [1] });
    } else if (kind === "error") {
      log.warn("client_error.reported", { route, name: what, frames: where });
    } else log.warn("policy.violated", { route, directive: what, blocked: where });
  }
  const counts = { errors: 0, violations: 0 };
  counts[kind === "error" ? "errors" : "violations"] = recorded.length;
  waitUntil(countReports(environment, counts, Date.now(), log));
}

function parse(body: unknown, origin: string): Recorded[] | null {
  const fromUri = uriReportSchema.safeParse(body);
  if (fromUri.success) {
    const report = fromUri.data["csp-report"];
    return violation(origin, {
      page: report["document-uri"],
      directive: report["effective-directive"],
      blocked: report["blocked-uri"] ?? "",
      source: report["source-file"] ?? "",
      at: `${report["line-number"]}:${report["column-number"]}`,
    });
  }
  const fromApi = apiReportsSchema.safeParse(body);
  if (!fromApi.success) return null;
  return fromApi.data.slice(0, limits.maxPerRequest).flatMap(({ type, body: report }) =>
    type === "csp-violation" && report?.effectiveDirective !== undefined
      ? violation(origin, {
          page: report.documentURL ?? "",
          directive: report.effectiveDirective,
          blocked: report.blockedURL ?? "",
          source: report.sourceFile ?? "",
          at: `${report.lineNumber}:${report.columnNumber}`,
        })
      : [],
  );
}

type Violation = { page: string; directive: string; blocked: string; source: string; at: string };

function violation(
  origin: string,
  { page, directive: what, blocked, source, at }: Violation,
): Recorded[] {
  // Errors of browser extensions are not ours to fix.
  if (/^[a-z-]+-extension\b/.test(source) || /^[a-z-]+-extension\b/.test(blocked)) return [];
  const file = URL.canParse(source)
    ? /^\/assets\/([\w.-]{1,80})$/.exec(new URL(source).pathname)
    : null;
  const where = `${sourceName(blocked, origin)}${file ? ` ${file[1]}:${at}` : ""}`;
  const route = URL.canParse(page) ? pageLabel(new URL(page).pathname) : "unknown";
  return [{ route, what, where }];
}

/** A keyword such as `inline`, `self`, a host, or a scheme: never a path or a query. */
function sourceName(blocked: string, origin: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? "unknown";
  const url = new URL(blocked);
  if (url.origin === origin) return "self";
  return /^(?:https?|wss?):$/.test(url.protocol) ? url.host.slice(0, 100) : url.protocol;
}
