import { type LeadKind, leadKindNames } from "../../leads/form-fields.ts";
import { cameFrom } from "../../lib/came-from.ts";
import type { Environment } from "../environment/environment.ts";
import type { Log } from "../environment/log.ts";
import { pageLabel } from "../environment/page-label.ts";
import type { RequestContext } from "../environment/request-context.ts";
import type { LeadRow } from "./lead-rows.ts";

/**
 * How far a visitor came with a form; the browser reports these, the Worker the others. A landing page
 * reports that it was viewed, for the form that it is made for.
 */
export const browserStages = ["viewed", "seen", "opened", "begun"] as const;
type Stage = (typeof browserStages)[number] | "sent" | "stored" | "notified";

type Count = {
  stage: Stage;
  kind: LeadKind;
  from: string;
  route: string;
  /** Of a landing page that has variants; undefined elsewhere. */
  variant?: string | undefined;
};

/** Counts a stage of a customer's lead on the Worker; leads of programs and tests do not count. */
export function countLead(
  stage: "sent" | "stored" | "notified",
  { row }: { row: { status: string; source: LeadRow["row"]["source"] } },
  environment: Environment,
  log: Log,
): void {
  if (environment.FUNNEL_COUNTS === null || row.status !== "new") return;
  const { form, page = "" } = row.source;
  const kind = leadKindNames.find((name) => name === form);
  if (kind === undefined) return;
  const route = pageLabel(page);
  const { variant } = row.source;
  countStage({ stage, kind, from: cameFrom(row.source), route, variant }, environment, log);
}

/**
 * Writes one count where `FUNNEL` is bound, else into the log. The order of the blobs is documented in
 * docs/operations.md.
 */
export function countStage(
  { stage, kind, from, route, variant }: Count,
  { FUNNEL }: Environment,
  log: Log,
): void {
  const split = variant === undefined ? {} : { variant };
  if (FUNNEL === null) log.info("funnel.counted", { stage, kind, from, route, ...split });
  else {
    const blobs = [stage, kind, from, route, ...Object.values(split)];
    FUNNEL.writeDataPoint({ indexes: [kind], blobs, doubles: [1] });
  }
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
