import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { monitor } from "../../config/monitoring.ts";
import type { Environment } from "./environment.ts";
import { failedLeads, findProblems, type Metrics } from "./find-problems.ts";
import { type LeadFailure, markFailed } from "../leads/lead-status.ts";
import { errorName, type Log } from "./log.ts";
import type { RequestContext } from "../request-context.ts";

const stateKey = "monitor:state";

/** Each problem that was reported within the last hour, or is not over; milliseconds since 1970. */
const stateSchema = z.record(
  z.string(),
  z.object({
    /** When it began; null while it is over. */
    since: z.nullable(z.number()),
    reportedAt: z.number(),
    /** Whether its end was reported since; then it is no problem to the receiver. */
    isEndReported: z.optional(z.boolean()),
  }),
);
type State = z.infer<typeof stateSchema>;

/** The last state of this isolate, used when KV cannot be read. */
let lastState: State = {};

/** The body of a post to the webhook. */
type Report = {
  /** The one field that chat services show. */
  text: string;
  site: string;
  environment: string;
  at: string;
  problems: { name: string; message: string; since: string }[];
  recovered: string[];
  findings: Partial<Metrics>;
};

/**
 * Checks dead leads, the oldest queued lead, the last stored lead, and whether the database and the
 * platform answer. Reports each problem to the webhook, at most once an hour, also where it comes and
 * goes, and once more when it is over (docs/decisions/0015). A report names the site and its environment, so that staging
 * is not taken for production.
 *
 * @param now milliseconds since 1970
 * @param canNotify whether the notification queue takes messages; null where nobody knows
 */
export async function monitorLeads(
  environment: Environment,
  now: number,
  canNotify: boolean | null,
  log: Log,
): Promise<void> {
  const { metrics, problems, unread } = await findProblems(environment, now, canNotify, log);
  const names = Object.keys(problems);
  log.info("monitor.completed", { ...metrics, problems: names.join(" ") });
  if (names.length > 0)
    log.error("monitor.problem_found", { alert: true, problems: names.join(" ") });
  if (environment.ALERT_WEBHOOK_URL === null) return;

  const state = await readState(environment.LEAD_LIMITS, log);
  const isDue = (name: string) => now - (state[name]?.reportedAt ?? 0) >= monitor.repeatMs;
  const due = names.filter(isDue);
  const ended = Object.keys(state).filter(
    (name) => problems[name] === undefined && !unread.includes(name),
  );
  const over = ended.filter((name) => state[name]?.isEndReported !== true);
  const next: State = { ...state };
  for (const name of names) {
    const { since, reportedAt = 0, isEndReported } = state[name] ?? {};
    next[name] = {
      since: since ?? now,
      reportedAt: isDue(name) ? now : reportedAt,
      ...(isEndReported && !isDue(name) && { isEndReported }),
    };
  }
  // The time of the report stays, so that the problem is not reported again within the hour.
  for (const name of ended) {
    if (isDue(name)) delete next[name];
    else
      next[name] = { since: null, reportedAt: state[name]?.reportedAt ?? 0, isEndReported: true };
  }
  if (due.length === 0 && over.length === 0) {
    if (JSON.stringify(next) !== JSON.stringify(state)) {
      await writeState(environment.LEAD_LIMITS, next, log);
    }
    return;
  }
  const sentences = [...due.map((name) => problems[name]), ...over.map((name) => `Over: ${name}.`)];
  const report: Report = {
    ...siteOf(environment),
    text: `${labelOf(environment)}: ${sentences.join(" ")}`,
    at: new Date(now).toISOString(),
    problems: due.map((name) => ({
      name,
      message: problems[name] ?? "",
      since: new Date(state[name]?.since ?? now).toISOString(),
    })),
    recovered: over,
    findings: metrics,
  };
  if (!(await post(environment.ALERT_WEBHOOK_URL, report, log))) return;
  await writeState(environment.LEAD_LIMITS, next, log);
}

const siteOf = ({ SITE_ORIGIN, ENVIRONMENT }: Environment) => ({
  site: SITE_ORIGIN ?? "a site without SITE_ORIGIN",
  environment: ENVIRONMENT ?? "local",
});

function labelOf(environment: Environment): string {
  const { site, environment: name } = siteOf(environment);
  return name === "production" ? site : `${site} (${name})`;
}

/** When this isolate last reported a failure itself; milliseconds since 1970. */
const failureReportedAt: Record<LeadFailure, number> = { refused: 0, lost: 0 };

/**
 * Records in KV that a visitor saw a failure; the monitor reports it at its next run.
 * When KV fails too, the request reports it itself, at most once an hour for each isolate. Never
 * throws.
 */
export async function reportFailedLead(
  failure: LeadFailure,
  submissionId: string,
  { environment, log }: RequestContext,
): Promise<void> {
  try {
    await markFailed(environment.LEAD_LIMITS, failure, submissionId);
  } catch (thrown) {
    log.warn("lead_status.write_failed", { error: errorName(thrown) });
    const now = Date.now();
    const previous = failureReportedAt[failure];
    if (environment.ALERT_WEBHOOK_URL === null || now - previous < monitor.repeatMs) return;
    failureReportedAt[failure] = now;
    const { problem, message } = failedLeads[failure];
    const at = new Date(now).toISOString();
    const report: Report = {
      ...siteOf(environment),
      text: `${labelOf(environment)}: ${message(1)}`,
      at,
      problems: [{ name: problem, message: message(1), since: at }],
      recovered: [],
      findings: {},
    };
    const isReported = await post(environment.ALERT_WEBHOOK_URL, report, log);
    if (!isReported) failureReportedAt[failure] = previous;
  }
}

async function post(url: string, report: Report, log: Log): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      // A sign-in page that answers 200 has not taken the report.
      redirect: "manual",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(monitor.webhookTimeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return true;
    log.error("monitor.alert_failed", { alert: true, status: response.status });
  } catch (thrown) {
    log.error("monitor.alert_failed", { alert: true, error: errorName(thrown) });
  }
  return false;
}

async function readState(kv: KVNamespace | null, log: Log): Promise<State> {
  if (kv === null) return lastState;
  try {
    const parsed = stateSchema.safeParse((await kv.get(stateKey, "json")) ?? {});
    return parsed.success ? parsed.data : {};
  } catch (thrown) {
    log.warn("monitor.state_read_failed", { error: errorName(thrown) });
    return lastState;
  }
}

async function writeState(kv: KVNamespace | null, state: State, log: Log): Promise<void> {
  lastState = state;
  try {
    await kv?.put(stateKey, JSON.stringify(state));
  } catch (thrown) {
    log.warn("monitor.state_write_failed", { error: errorName(thrown) });
  }
}
