import * as z from "zod/mini";

import { reports as limits } from "../../config/monitoring.ts";
import { plainResponse } from "../http/error-responses.ts";
import { knownErrorName } from "../environment/log.ts";
import { pageLabel } from "../environment/page-label.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { parseJson } from "./beacon.ts";
import { isWithinBurst } from "../http/burst.ts";
import { countReports } from "./report-counts.ts";

/** The recorded part of a report: nothing that a visitor typed, no URL but the site's own. */
type Recorded = {
  kind: "error" | "violation";
  route: string;
  /** Class of the error, or the directive that was violated. */
  what: string;
  /** Positions in our files, or the refused source and its position. */
  where: string;
};

/** An error of our own script, as `app/browser/send-error-report.ts` describes it. */
const errorSchema = z.object({
  path: z.string().check(z.maxLength(300)),
  name: z.string().check(z.regex(/^\w{1,60}$/)),
  frames: z
    .array(z.string().check(z.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)))
    .check(z.minLength(1), z.maxLength(5)),
});

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
 * Records errors of the site's script and violations of its policy: as data points where `REPORTS` is
 * bound, else in the log, and as counts for the monitor. Errors are sampled by the browser, violations
 * here.
 *
 * @returns 204, or the status that refuses the report; 404 where nothing is reported
 */
export async function handleReports(request: Request, context: RequestContext): Promise<Response> {
  const { REPORT_SAMPLE_RATE, REPORTS, LEAD_BURST } = context.environment;
  if (!REPORT_SAMPLE_RATE) return plainResponse(404);
  const { origin } = new URL(request.url);
  // Browsers may send reports of their own without the header.
  if ((request.headers.get("origin") ?? origin) !== origin) return plainResponse(403);
  const text = await request.text();
  if (text.length > limits.maxBytes) return plainResponse(413);
  const received = parse(text, origin);
  if (received === null) return plainResponse(400);
  if (!(await isWithinBurst(LEAD_BURST, "reports", context))) return plainResponse(429);

  const recorded = received.filter(
    ({ kind }) => kind === "error" || Math.random() < REPORT_SAMPLE_RATE,
  );
  for (const { kind, route, what, where } of recorded) {
    if (REPORTS !== null) {
      REPORTS.writeDataPoint({ indexes: [kind], blobs: [kind, route, what, where], doubles: [1] });
    } else if (kind === "error") {
      context.log.warn("client_error.reported", { route, name: what, frames: where });
    } else context.log.warn("policy.violated", { route, directive: what, blocked: where });
  }
  const errors = recorded.filter(({ kind }) => kind === "error").length;
  const counts = { errors, violations: recorded.length - errors };
  context.waitUntil(countReports(context.environment, counts, Date.now(), context.log));
  return new Response(null, { status: 204 });
}

function parse(text: string, origin: string): Recorded[] | null {
  const body = parseJson(text);
  const error = errorSchema.safeParse(body);
  if (error.success) {
    const { path, name, frames } = error.data;
    const what = knownErrorName(name);
    return [{ kind: "error", route: pageLabel(path), what, where: frames.join(" ") }];
  }
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
  return [{ kind: "violation", route, what, where }];
}

/** A keyword such as `inline`, `self`, a host, or a scheme: never a path or a query. */
function sourceName(blocked: string, origin: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? "unknown";
  const url = new URL(blocked);
  if (url.origin === origin) return "self";
  return /^(?:https?|wss?):$/.test(url.protocol) ? url.host.slice(0, 100) : url.protocol;
}
