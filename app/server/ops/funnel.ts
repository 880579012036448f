import * as z from "zod/mini";

import { landingVariants } from "../../content/landing-page.ts";
import { landingPageAt } from "../../content/landing-pages.ts";
import { cameFrom } from "../../lib/came-from.ts";
import { plainResponse } from "../http/error-responses.ts";
import { pageLabel } from "../environment/page-label.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { browserStages, countStage, leadKindNames } from "../store/funnel-counts.ts";
import { readBeacon } from "./beacon.ts";

const reportSchema = z.object({
  path: z.string().check(z.maxLength(300)),
  from: z.string().check(z.maxLength(60)),
  variant: z.optional(z.enum(landingVariants)),
  stages: z
    .array(z.tuple([z.enum(leadKindNames), z.enum(browserStages)]))
    .check(z.minLength(1), z.maxLength(leadKindNames.length * browserStages.length)),
});

/**
 * Counts how far a visitor came with the forms of one page: kind, stage, route, origin of the visit and
 * variant of a landing page, nothing that identifies a visitor.
 *
 * @returns 204, or the status that refuses the report; 404 where nothing is counted
 */
export async function handleFunnel(request: Request, context: RequestContext): Promise<Response> {
  const { environment, log } = context;
  if (environment.FUNNEL_COUNTS === null) return plainResponse(404);
  const read = await readBeacon(request, "funnel", reportSchema, context);
  if (read instanceof Response) return read;
  const { path, from, stages } = read.report;
  const route = pageLabel(path);
  const isSplit = (landingPageAt(path)?.split ?? null) !== null;
  const variant = isSplit ? read.report.variant : undefined;
  const origin = cameFrom({ utm_source: from });
  for (const [kind, stage] of stages) {
    countStage({ stage, kind, from: origin, route, variant }, environment, log);
  }
  return new Response(null, { status: 204 });
}

/**
 * Counts a page that does not exist. The path is stored only where it is a plain one: a path can hold a
 * name or an email address. The log, which more people read, has it only for a dead link of this site.
 */
export function countMissing(
  request: Request,
  url: URL,
  { environment: { FUNNEL, FUNNEL_COUNTS }, log }: RequestContext,
): void {
  const { method, headers } = request;
  if (FUNNEL_COUNTS === null || method !== "GET") return;
  if (!headers.get("accept")?.includes("text/html")) return;
  const referrer = headers.get("referer") ?? undefined;
  const isOwnLink =
    referrer !== undefined && URL.canParse(referrer) && new URL(referrer).origin === url.origin;
  const isPlain = /^\/[a-z/-]{1,80}$/.test(url.pathname);
  const path = isPlain ? url.pathname : "other";
  const from = isOwnLink ? "own" : cameFrom({ referrer });
  if (FUNNEL === null) log.info("missing.counted", { from, path: isOwnLink ? path : "other" });
  else
    FUNNEL.writeDataPoint({ indexes: ["missing"], blobs: ["missing", path, from], doubles: [1] });
}
