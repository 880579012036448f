import { monitor } from "../../config/monitoring.ts";
import type { Environment } from "../environment/environment.ts";
import { checkParts, queueMetrics } from "./health.ts";
import {
  isFlood,
  pausesConfirmations,
  readSubscriptionCounts,
} from "../notifications/confirmation-pause.ts";
import { readLeadStatus, startSilence } from "../leads/lead-status.ts";
import { failedLeads } from "../leads/report-failed-lead.ts";
import { readLeadPromise, readUnsentNotifications } from "../store/lead-numbers.ts";
import type { Log } from "../environment/log.ts";
import { readReportCounts, reportProblems } from "./report-counts.ts";

/** Null where a number could not be read. */
type Metrics = {
  deadLeads: number | null;
  queuedLeads: number | null;
  oldestQueuedSeconds: number | null;
  secondsSinceStored: number | null;
  /** Waiting times of leads (`lead-numbers.ts`). */
  oldestUncontactedMinutes: number | null;
  nextAnswerDueMinutes: number | null;
  overdueLeads: number | null;
  /** Notifications that no message carries any more. */
  failedNotifications: number | null;
  vanishedNotifications: number | null;
  supabaseMs: number;
  /** Of the last four days. */
  unconfirmedSubscriptions: number | null;
  /** Reported by browsers in the last hour. */
  clientErrors: number | null;
  policyViolations: number | null;
};

/** Problems by name, with a sentence for a person. */
type Problems = Record<string, string>;

/** Where the numbers of these problems cannot be read, they are neither found nor over. */
const problemsOf = {
  promise: ["late-leads"],
  leadStatus: ["queued-leads", "refused-leads", "lost-leads", "silence"],
  dead: ["dead-leads"],
  queue: ["queued-leads"],
  canNotify: ["notifications", "unnotified-leads"],
  unsent: ["unsent-notifications"],
  subscriptions: ["unconfirmed-subscriptions"],
  reported: ["client-errors", "policy-violations"],
} as const;

/**
 * Reads the numbers of the leads, the database and the platform, and names what is wrong.
 *
 * @param now milliseconds since 1970
 * @param canNotify whether the notification queue takes messages; null where nobody knows
 * @returns `unread`: problems whose numbers could not be read
 */
export async function findProblems(
  environment: Environment,
  now: number,
  canNotify: boolean | null,
  log: Log,
): Promise<{ metrics: Metrics; problems: Problems; unread: readonly string[] }> {
  const { LEAD_LIMITS, DEAD_LEADS, LEAD_QUEUE, ALERT_SILENT_HOURS } = environment;
  const [checks, promise, unsent, leadStatus, dead, queue, reported, subscriptions] =
    await Promise.all([
      checkParts(environment),
      readLeadPromise(environment),
      readUnsentNotifications(environment),
      LEAD_LIMITS === null ? null : readLeadStatus(LEAD_LIMITS).catch(() => null),
      DEAD_LEADS?.list().catch(() => null) ?? null,
      LEAD_QUEUE === null ? null : queueMetrics(LEAD_QUEUE).catch(() => null),
      LEAD_LIMITS === null ? null : readReportCounts(LEAD_LIMITS).catch(() => null),
      readSubscriptionCounts(environment).catch(() => null),
    ]);
  const queuedSince = queue?.oldestMessageTimestamp?.getTime() ?? 0;
  // The consumer writes the lead status; the queue's own metrics cover a consumer that does not run.
  const sinces = [leadStatus?.oldest ?? 0, queuedSince].filter((since) => since > 0);
  const oldestMs = sinces.length === 0 ? null : now - Math.min(...sinces);
  const silentMs = typeof leadStatus?.storedAt === "number" ? now - leadStatus.storedAt : null;
  if (leadStatus?.storedAt === null) await startSilence(LEAD_LIMITS, now, log);
  const deadLeads = dead?.keys.length ?? null;
  const {
    overdue = 0,
    due_in_minutes: dueInMinutes = null,
    oldest_minutes: oldestMinutes = null,
  } = promise ?? {};
  const metrics: Metrics = {
    deadLeads,
    queuedLeads: leadStatus === null ? null : Math.max(leadStatus.queued, queue?.backlogCount ?? 0),
    oldestQueuedSeconds: inSeconds(oldestMs),
    secondsSinceStored: inSeconds(silentMs),
    oldestUncontactedMinutes: oldestMinutes,
    nextAnswerDueMinutes: dueInMinutes,
    overdueLeads: promise?.overdue ?? null,
    failedNotifications: unsent?.failed ?? null,
    vanishedNotifications: unsent?.vanished ?? null,
    supabaseMs: checks.supabase.ms,
    unconfirmedSubscriptions: subscriptions?.unconfirmed ?? null,
    clientErrors: reported?.errors ?? null,
    policyViolations: reported?.violations ?? null,
  };

  const read = {
    promise,
    unsent,
    leadStatus,
    dead,
    queue: checks.queue.ok || null,
    canNotify,
    reported,
    subscriptions,
  };
  const unread = (Object.keys(problemsOf) as (keyof typeof problemsOf)[]) // its keys
    .flatMap((part) => (read[part] === null ? problemsOf[part] : []));

  const problems: Problems = reported === null ? {} : reportProblems(reported);
  if (!checks.supabase.ok) {
    problems["supabase"] =
      "Supabase does not answer, or refuses SUPABASE_ANON_KEY; leads go to the queue.";
  }
  if (!checks.kv.ok || leadStatus === null || dead === null) {
    problems["kv"] = "KV does not answer; leads pass uncounted.";
  }
  if (!checks.queue.ok) {
    problems["queue"] = "The queue does not answer; with Supabase down, leads would be lost.";
  }
  if (canNotify === false) {
    problems["notifications"] =
      "The notification queue does not take messages; receivers do not hear of leads.";
  }
  if (canNotify === null && problems["supabase"] === undefined && problems["kv"] === undefined) {
    problems["unnotified-leads"] =
      "The leads that no receiver was notified of cannot be listed; see notification.sweep_failed.";
  }
  const { failed = 0, vanished = 0 } = unsent ?? {};
  if (failed + vanished > 0) {
    problems["unsent-notifications"] =
      `${failed} notifications of leads were given up, and ${vanished} lost their message: fix the receiver, then release them (docs/notifications.md).`;
  }
  if (subscriptions !== null && isFlood(subscriptions)) {
    const { confirmed, unconfirmed } = subscriptions;
    const measure = pausesConfirmations(environment)
      ? "confirmation mails are paused"
      : "Turnstile is asked for";
    problems["unconfirmed-subscriptions"] =
      `${unconfirmed} newsletter subscriptions of the last days were not confirmed, ${confirmed} were; ${measure}.`;
  }
  if (deadLeads !== null && deadLeads > 0) {
    problems["dead-leads"] = `${deadLeads} dead leads: fix the cause, then npm run leads:replay.`;
  }
  if (oldestMs !== null && oldestMs > monitor.queuedMs) {
    problems["queued-leads"] =
      `The oldest queued lead has waited ${Math.round(oldestMs / 60_000)} minutes.`;
  }
  for (const failure of ["refused", "lost"] as const) {
    const count = leadStatus?.failed[failure] ?? 0;
    const { problem, message } = failedLeads[failure];
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
