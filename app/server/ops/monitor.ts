import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { monitor } from "../../config/monitoring.ts";
import type { Environment } from "./environment.ts";
import { failedLeads, findProblems, type Metrics } from "./find-problems.ts";
import { type LeadFailure, markFailed } from "../leads/lead-status.ts";
import { errorName, type Log } from "./log.ts";
import type { RequestContext } from "../request-context.ts";

const stateKey = "monitor:state";

/** When each problem began and when it was last reported; milliseconds since 1970. */
const stateSchema = z.record(z.string(), z.object({ since: z.number(), reportedAt: z.number() }));
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
 * platform answer. Reports each problem to the webhook, at most once an hour, and once more when it
 * is over (docs/decisions/0015). A report names the site and its environment, so that staging
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
  const due = names.filter((name) => now - (state[name]?.reportedAt ?? 0) >= monitor.repeatMs);
  const over = Object.keys(state).filter(
    (name) => problems[name] === undefined && !unread.includes(name),
  );
  if (due.length === 0 && over.length === 0) return;
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
  const next = Object.fromEntries(Object.entries(state).filter(([name]) => !over.includes(name)));
  for (const name of names) {
    const previous = state[name];
    const reportedAt = due.includes(name) ? now : (previous?.reportedAt ?? now);
    next[name] = { since: previous?.since ?? now, reportedAt };
  }
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
