import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { monitor } from "../../config/monitoring.ts";
import type { Environment } from "./environment.ts";
import { checkParts, queueMetrics } from "./health.ts";
import {
  type LeadFailure,
  markFailed,
  startSilence,
  readLeadStatus,
} from "../leads/lead-status.ts";
import { readLeadPromise } from "../leads/lead-promise.ts";
import { errorName, type Log } from "./log.ts";
import { readReportCounts, reportProblems } from "./report-counts.ts";
import type { RequestContext } from "../request-context.ts";

const stateKey = "monitor:state";

/** When each problem began and when it was last reported; milliseconds since 1970. */
const stateSchema = z.record(z.string(), z.object({ since: z.number(), reportedAt: z.number() }));
type State = z.infer<typeof stateSchema>;

/** The last state of this isolate, used when KV cannot be read. */
let lastState: State = {};

/** Null where a number could not be read. */
type Metrics = {
  deadLeads: number | null;
  waitingLeads: number | null;
  oldestWaitingSeconds: number | null;
  secondsSinceStored: number | null;
  /** Waiting times of leads (`lead-promise.ts`). */
  oldestUncontactedMinutes: number | null;
  nextAnswerDueMinutes: number | null;
  overdueLeads: number | null;
  supabaseMs: number;
  /** Reported by browsers in the last hour. */
  clientErrors: number | null;
  policyViolations: number | null;
};

/** Problems by name, with a sentence for a person. */
type Problems = Record<string, string>;

/** Where the numbers of these problems cannot be read, they are neither found nor over. */
const problemsOf = {
  promise: ["late-leads"],
  leadStatus: ["waiting-leads", "refused-leads", "lost-leads", "silence"],
  dead: ["dead-leads"],
  reported: ["client-errors", "policy-violations"],
} as const;

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
 * @param canNotify whether the notification queue takes messages
 */
export async function monitorLeads(
  environment: Environment,
  now: number,
  canNotify: boolean,
  log: Log,
): Promise<void> {
  const { metrics, problems, unread } = await collectMetrics(environment, now, log);
  if (!canNotify) {
    problems["notifications"] =
      "The notification queue does not take messages; receivers do not hear of leads.";
  }
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

const failures: Record<LeadFailure, { problem: string; message: (count: number) => string }> = {
  refused: {
    problem: "refused-leads",
    message: (count) => `The database refused ${count} leads; their visitors were told.`,
  },
  lost: {
    problem: "lost-leads",
    message: (count) => `${count} leads reached neither database nor queue; visitors were told.`,
  },
};

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
    const { problem, message } = failures[failure];
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

async function collectMetrics(
  environment: Environment,
  now: number,
  log: Log,
): Promise<{ metrics: Metrics; problems: Problems; unread: readonly string[] }> {
  const { LEAD_LIMITS, DEAD_LEADS, LEAD_QUEUE, ALERT_SILENT_HOURS } = environment;
  const [checks, promise, leadStatus, dead, queue, reported] = await Promise.all([
    checkParts(environment),
    readLeadPromise(environment),
    LEAD_LIMITS === null ? null : readLeadStatus(LEAD_LIMITS).catch(() => null),
    DEAD_LEADS?.list().catch(() => null) ?? null,
    LEAD_QUEUE === null ? null : queueMetrics(LEAD_QUEUE).catch(() => null),
    LEAD_LIMITS === null ? null : readReportCounts(LEAD_LIMITS).catch(() => null),
  ]);
  const queuedSince = queue?.oldestMessageTimestamp?.getTime() ?? 0;
  // The consumer writes the lead status; the queue's own metrics cover a consumer that does not run.
  const sinces = [leadStatus?.oldest ?? 0, queuedSince].filter((since) => since > 0);
  const oldestMs = sinces.length === 0 ? null : now - Math.min(...sinces);
  const silentMs = typeof leadStatus?.storedAt === "number" ? now - leadStatus.storedAt : null;
  if (leadStatus?.storedAt === null) await startSilence(LEAD_LIMITS, now, log);
  const deadLeads = dead?.keys.length ?? null;
  const { overdue = 0, dueInMinutes = null, oldestMinutes = null } = promise ?? {};
  const metrics: Metrics = {
    deadLeads,
    waitingLeads:
      leadStatus === null ? null : Math.max(leadStatus.waiting, queue?.backlogCount ?? 0),
    oldestWaitingSeconds: inSeconds(oldestMs),
    secondsSinceStored: inSeconds(silentMs),
    oldestUncontactedMinutes: oldestMinutes,
    nextAnswerDueMinutes: dueInMinutes,
    overdueLeads: promise?.overdue ?? null,
    supabaseMs: checks.supabase.ms,
    clientErrors: reported?.errors ?? null,
    policyViolations: reported?.violations ?? null,
  };

  const read = { promise, leadStatus, dead, reported };
  const unread = (Object.keys(problemsOf) as (keyof typeof problemsOf)[]) // its keys
    .flatMap((part) => (read[part] === null ? problemsOf[part] : []));

  const problems: Problems = reported === null ? {} : reportProblems(reported);
  if (!checks.supabase.ok) {
    problems["supabase"] = "Supabase does not answer; leads go to the queue.";
  }
  if (!checks.kv.ok || leadStatus === null || dead === null) {
    problems["kv"] = "KV does not answer; leads pass uncounted.";
  }
  if (!checks.queue.ok) {
    problems["queue"] = "The queue does not answer; with Supabase down, leads would be lost.";
  }
  if (deadLeads !== null && deadLeads > 0) {
    problems["dead-leads"] = `${deadLeads} dead leads: fix the cause, then npm run leads:replay.`;
  }
  if (oldestMs !== null && oldestMs > monitor.waitingMs) {
    problems["waiting-leads"] =
      `The oldest queued lead has waited ${Math.round(oldestMs / 60_000)} minutes.`;
  }
  for (const failure of ["refused", "lost"] as const) {
    const count = leadStatus?.failed[failure] ?? 0;
    const { problem, message } = failures[failure];
    if (count > 0) problems[problem] = message(count);
  }
  if (overdue > 0) {
    problems["late-leads"] = `${overdue} leads have waited longer than promised.`;
  } else if (dueInMinutes !== null && dueInMinutes <= monitor.answerDueMinutes) {
    const oldestHours = Math.floor((oldestMinutes ?? 0) / 60);
    problems["late-leads"] =
      `An answer is due in ${dueInMinutes} minutes; a lead has waited ${oldestHours} hours.`;
  }
  const silentLimitMs = (ALERT_SILENT_HOURS ?? Infinity) * 3_600_000;
  if (silentMs !== null && silentMs > silentLimitMs) {
    problems["silence"] = `No lead was stored for ${Math.floor(silentMs / 3_600_000)} hours.`;
  }
  return { metrics, problems, unread };
}

const inSeconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 1000));

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
