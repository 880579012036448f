import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod/mini";

import { watch } from "../../config/monitoring.ts";
import type { Environment } from "./environment.ts";
import { checkParts, queueMetrics } from "./health.ts";
import {
  type LeadFailure,
  noteFailed,
  noteSilenceBegins,
  readLeadStatus,
} from "../leads/lead-status.ts";
import { errorName, type Log } from "./log.ts";
import type { RequestContext } from "../request-context.ts";

const stateKey = "watch:state";

/** When each problem began, and when somebody was last told; milliseconds since 1970. */
const stateSchema = z.record(z.string(), z.object({ since: z.number(), toldAt: z.number() }));
type State = z.infer<typeof stateSchema>;

/** What this isolate remembers, for when KV does not. */
let lastState: State = {};

/** What was found, as numbers; null where it could not be found out. */
type Findings = {
  deadLeads: number | null;
  waitingLeads: number | null;
  oldestWaitingSeconds: number | null;
  secondsSinceStored: number | null;
  supabaseMs: number;
};

/** Problems by name, with a sentence for a person. */
type Problems = Record<string, string>;

/** What the webhook gets. */
type Report = {
  /** The one field that chat services show. */
  text: string;
  site: string;
  at: string;
  problems: { name: string; message: string; since: string }[];
  recovered: string[];
  findings: Partial<Findings>;
};

/**
 * Looks after the leads while nobody does: dead letters, the oldest one that waits, the last one
 * stored, and whether the database and the platform answer. What is wrong goes to the webhook, once
 * in an hour for each problem, and once more when it is over (docs/decisions/0015).
 *
 * @param environment what the Worker was deployed with
 * @param site named in the report, so that staging is not taken for production
 * @param now milliseconds since 1970
 * @param log tells what was found
 */
export async function monitorLeads(
  environment: Environment,
  site: string,
  now: number,
  log: Log,
): Promise<void> {
  const { findings, problems } = await look(environment, now, log);
  const names = Object.keys(problems);
  log.info("watch", { ...findings, problems: names.join(" ") });
  if (names.length > 0)
    log.error("monitor.problem_found", { alert: true, problems: names.join(" ") });
  if (environment.ALERT_WEBHOOK_URL === null) return;

  const state = await readState(environment.LEAD_LIMITS, log);
  const due = names.filter((name) => now - (state[name]?.toldAt ?? 0) >= watch.repeatMs);
  const over = Object.keys(state).filter((name) => problems[name] === undefined);
  if (due.length === 0 && over.length === 0) return;
  const sentences = [...due.map((name) => problems[name]), ...over.map((name) => `Over: ${name}.`)];
  const report: Report = {
    text: `${site}: ${sentences.join(" ")}`,
    site,
    at: new Date(now).toISOString(),
    problems: due.map((name) => ({
      name,
      message: problems[name] ?? "",
      since: new Date(state[name]?.since ?? now).toISOString(),
    })),
    recovered: over,
    findings,
  };
  if (!(await post(environment.ALERT_WEBHOOK_URL, report, log))) return;
  const next: State = {};
  for (const name of names) {
    const before = state[name];
    const toldAt = due.includes(name) ? now : (before?.toldAt ?? now);
    next[name] = { since: before?.since ?? now, toldAt };
  }
  await writeState(environment.LEAD_LIMITS, next, log);
}

/** When this isolate last reported a failure by itself. */
const reportedAt: Record<LeadFailure, number> = { refused: 0, lost: 0 };

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
 * Sees to it that somebody hears of a lead whose visitor was told that it failed: the monitor finds
 * it in KV at its next run. When KV fails too, the request itself reports it, once in an hour for each
 * isolate.
 *
 * @returns never throws
 */
export async function reportFailedLead(
  failure: LeadFailure,
  submissionId: string,
  { environment, siteOrigin, log }: RequestContext,
): Promise<void> {
  try {
    await noteFailed(environment.LEAD_LIMITS, failure, submissionId);
  } catch (thrown) {
    log.warn("lead_status.write_failed", { error: errorName(thrown) });
    const now = Date.now();
    const before = reportedAt[failure];
    if (environment.ALERT_WEBHOOK_URL === null || now - before < watch.repeatMs) return;
    reportedAt[failure] = now;
    const { problem, message } = failures[failure];
    const at = new Date(now).toISOString();
    const report: Report = {
      text: `${siteOrigin}: ${message(1)}`,
      site: siteOrigin,
      at,
      problems: [{ name: problem, message: message(1), since: at }],
      recovered: [],
      findings: {},
    };
    const isTold = await post(environment.ALERT_WEBHOOK_URL, report, log);
    if (!isTold) reportedAt[failure] = before;
  }
}

async function look(
  environment: Environment,
  now: number,
  log: Log,
): Promise<{ findings: Findings; problems: Problems }> {
  const { LEAD_LIMITS, DEAD_LEADS, LEAD_QUEUE, ALERT_SILENT_HOURS } = environment;
  const [checks, marks, dead, queue] = await Promise.all([
    checkParts(environment),
    LEAD_LIMITS === null ? null : readLeadStatus(LEAD_LIMITS).catch(() => null),
    DEAD_LEADS?.list().catch(() => null) ?? null,
    LEAD_QUEUE === null ? null : queueMetrics(LEAD_QUEUE).catch(() => null),
  ]);
  const queuedSince = queue?.oldestMessageTimestamp?.getTime() ?? 0;
  // The consumer's marks, and the queue itself for when the consumer does not run.
  const sinces = [marks?.oldest ?? 0, queuedSince].filter((since) => since > 0);
  const oldestMs = sinces.length === 0 ? null : now - Math.min(...sinces);
  const silentMs = typeof marks?.storedAt === "number" ? now - marks.storedAt : null;
  if (marks?.storedAt === null) await noteSilenceBegins(LEAD_LIMITS, now, log);
  const deadLeads = dead?.keys.length ?? null;
  const findings: Findings = {
    deadLeads,
    waitingLeads: marks === null ? null : Math.max(marks.waiting, queue?.backlogCount ?? 0),
    oldestWaitingSeconds: inSeconds(oldestMs),
    secondsSinceStored: inSeconds(silentMs),
    supabaseMs: checks.supabase.ms,
  };

  const problems: Problems = {};
  if (!checks.supabase.ok) {
    problems["supabase"] = "Supabase does not answer; leads go to the queue.";
  }
  if (!checks.kv.ok || marks === null || dead === null) {
    problems["kv"] = "KV does not answer; leads pass uncounted.";
  }
  if (!checks.queue.ok) {
    problems["queue"] = "The queue does not answer; with Supabase down, leads would be lost.";
  }
  if (deadLeads !== null && deadLeads > 0) {
    problems["dead-leads"] = `${deadLeads} dead leads: mend the cause, then npm run leads:replay.`;
  }
  if (oldestMs !== null && oldestMs > watch.waitingMs) {
    problems["waiting-leads"] =
      `The oldest queued lead has waited ${Math.round(oldestMs / 60_000)} minutes.`;
  }
  for (const failure of ["refused", "lost"] as const) {
    const count = marks?.failed[failure] ?? 0;
    const { problem, message } = failures[failure];
    if (count > 0) problems[problem] = message(count);
  }
  const silentLimitMs = (ALERT_SILENT_HOURS ?? Infinity) * 3_600_000;
  if (silentMs !== null && silentMs > silentLimitMs) {
    problems["silence"] = `No lead was stored for ${Math.floor(silentMs / 3_600_000)} hours.`;
  }
  return { findings, problems };
}

const inSeconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 1000));

async function post(url: string, report: Report, log: Log): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(watch.webhookTimeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return true;
    log.error("monitor.alert_failed", { alert: true, status: answer.status });
  } catch (thrown) {
    log.error("monitor.alert_failed", { alert: true, error: errorName(thrown) });
  }
  return false;
}

async function readState(store: KVNamespace | null, log: Log): Promise<State> {
  if (store === null) return lastState;
  try {
    const parsed = stateSchema.safeParse((await store.get(stateKey, "json")) ?? {});
    return parsed.success ? parsed.data : {};
  } catch (thrown) {
    log.warn("monitor.state_failed", { error: errorName(thrown) });
    return lastState;
  }
}

async function writeState(store: KVNamespace | null, state: State, log: Log): Promise<void> {
  lastState = state;
  try {
    await store?.put(stateKey, JSON.stringify(state));
  } catch (thrown) {
    log.warn("monitor.state_failed", { error: errorName(thrown) });
  }
}
