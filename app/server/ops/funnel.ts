import * as z from "zod/mini";

import { leadSchemas, type LeadKind } from "../../leads/contract.ts";
import { cameFrom } from "../../lib/came-from.ts";
import { plainResponse } from "../http/error-responses.ts";
import { routeLabel } from "../http/route-label.ts";
import type { LeadRow } from "../leads/rows.ts";
import type { RequestContext } from "../request-context.ts";
import { readBeacon } from "./beacon.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log.ts";

/** How far a visitor came with a form; the browser reports the first three. */
const browserStages = ["seen", "opened", "begun"] as const;
type Stage = (typeof browserStages)[number] | "sent" | "stored" | "notified";

type Count = { stage: Stage; kind: LeadKind; from: string; route: string };

// The keys of an object literal are those of its type.
const kinds = Object.keys(leadSchemas) as [LeadKind, ...LeadKind[]];

const reportSchema = z.object({
  path: z.string().check(z.maxLength(300)),
  from: z.string().check(z.maxLength(60)),
  stages: z
    .array(z.tuple([z.enum(kinds), z.enum(browserStages)]))
    .check(z.minLength(1), z.maxLength(kinds.length * browserStages.length)),
});

/**
 * Counts how far a visitor came with the forms of one page: kind, stage, route and origin of the visit,
 * nothing that identifies a visitor.
 *
 * @returns 204, or the status that refuses the report; 404 where nothing is counted
 */
export async function handleFunnel(request: Request, context: RequestContext): Promise<Response> {
  const { environment, log } = context;
  if (environment.FUNNEL_COUNTS === null) return plainResponse(404);
  const read = await readBeacon(request, "funnel", reportSchema, context);
  if (read instanceof Response) return read;
  const { path, from, stages } = read.report;
  const route = routeLabel(path);
  const origin = cameFrom({ utm_source: from });
  for (const [kind, stage] of stages) {
    count({ stage, kind, from: origin, route }, environment, log);
  }
  return new Response(null, { status: 204 });
}

/** Counts a stage of a customer's lead on the Worker; leads of programs and tests do not count. */
export function countLead(
  stage: "sent" | "stored" | "notified",
  { row }: { row: { status: string; source: LeadRow["row"]["source"] } },
  environment: Environment,
  log: Log,
): void {
  if (environment.FUNNEL_COUNTS === null || row.status !== "new") return;
  const { form, page = "" } = row.source;
  const kind = kinds.find((name) => name === form);
  if (kind === undefined) return;
  count({ stage, kind, from: cameFrom(row.source), route: routeLabel(page) }, environment, log);
}

/** The order of the blobs is documented in docs/operations.md. */
function count({ stage, kind, from, route }: Count, { FUNNEL }: Environment, log: Log): void {
  if (FUNNEL === null) log.info("funnel.counted", { stage, kind, from, route });
  else FUNNEL.writeDataPoint({ indexes: [kind], blobs: [stage, kind, from, route], doubles: [1] });
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
