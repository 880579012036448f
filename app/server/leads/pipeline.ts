import * as v from "valibot";

import { leadInsertTimeoutMs, leadRateLimits } from "../../config/limits.ts";
import {
  isOutdated,
  type LeadResult,
  type Submission,
  submissionSchema,
} from "../../leads/contract.ts";
import { memoizeBy } from "../../lib/memoize-by.ts";
import { turnstileOf, verifyToken } from "./verify-turnstile.ts";
import type { Environment } from "../ops/environment.ts";
import { type LeadFailure, markStored } from "./lead-status.ts";
import { keepFailedLead, toQueuedLead } from "./queue.ts";
import { type LeadRow, toLeadRow } from "./rows.ts";
import { createLeadStore, type LeadStore, type StoreResult } from "./store.ts";
import { errorName } from "../ops/log.ts";
import { minutesUntilAllowed } from "./rate-limit.ts";
import { reportFailedLead } from "../ops/monitor.ts";
import { hashClientIp, keyedHash } from "./client-ip.ts";
import type { RequestContext } from "../request-context.ts";

/** An outcome with the HTTP status that says the same. */
type Answer = {
  outcome: LeadResult;
  status: 200 | 400 | 409 | 422 | 429 | 503;
  /** The first message of each failing field, by its name; for forms that post without script. */
  fieldErrors?: Record<string, string>;
};

/** The lead store of this isolate; null when Supabase is not configured. */
export const leadStoreOf = memoizeBy(
  ({ SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey }: Environment): LeadStore | null =>
    url === null || anonKey === null ? null : createLeadStore(url, anonKey, leadInsertTimeoutMs),
);

/**
 * The life of a lead on the Worker (spec sections 5 to 8): parse, limit, turn into a row, insert, and
 * when the database gives no usable answer, queue. Success means that the lead is safe.
 *
 * @param input what arrived at the door, not yet trusted
 * @param context the request it arrived with
 * @returns what became of it; never throws
 */
export async function receiveLead(input: unknown, context: RequestContext): Promise<Answer> {
  const work = takeLead(input, context);
  // When the visitor leaves, Cloudflare cancels the insert and the queue behind it otherwise.
  context.waitUntil(work);
  const answer = await work;
  const { outcome } = answer;
  // Known already where success has more than one way.
  if (!outcome.ok) context.results.leadStatus = outcome.failure;
  return answer;
}

async function takeLead(input: unknown, context: RequestContext): Promise<Answer> {
  const { log, environment } = context;
  const startedAt = performance.now();
  const parsed = v.safeParse(submissionSchema, input, { abortPipeEarly: true });
  if (!parsed.success) {
    if (isOutdated(input, parsed.issues)) {
      // Without the path: the name of an unknown field is whatever somebody sent.
      log.warn("lead.outdated");
      return { outcome: { ok: false, failure: "outdated" }, status: 400 };
    }
    log.warn("lead.rejected", { path: v.getDotPath(parsed.issues[0]) });
    const fieldErrors = messagesOf(parsed.issues);
    return { outcome: { ok: false, failure: "invalid" }, status: 400, fieldErrors };
  }
  const submission = parsed.output;

  const retryInMinutes = await limit(submission, context);
  if (retryInMinutes !== null) {
    log.warn("lead.rate_limited", { kind: submission.kind, retryInMinutes });
    return { outcome: { ok: false, failure: "limited", retryInMinutes }, status: 429 };
  }

  if (submission.kind === "contactPage" && environment.CONTACT_PAGE_DELIVERY === "simulated") {
    context.results.leadStatus = "simulated";
    log.info("lead.simulated", { kind: submission.kind });
    return { outcome: { ok: true }, status: 200 };
  }

  const row = toLeadRow(submission, {
    country: context.country,
    at: new Date().toISOString(),
    isVerified: await isVerified(submission, context),
    isTest: context.isTest,
  });
  const store = leadStoreOf(environment);
  const stored: StoreResult =
    store === null ? { result: "unavailable", code: "unconfigured" } : await store(row);
  const fields = { kind: submission.kind, durationMs: Math.round(performance.now() - startedAt) };
  switch (stored.result) {
    case "stored":
      context.results.leadStatus = "stored";
      context.waitUntil(markStored(environment.LEAD_LIMITS, row, Date.now(), log));
      log.info("lead.stored", { via: "insert", ...fields });
      return { outcome: { ok: true }, status: 200 };
    case "duplicate":
      log.info("lead.duplicate", fields);
      return { outcome: { ok: false, failure: "duplicate" }, status: 409 };
    case "refused":
      log.error("lead.refused", { alert: true, code: stored.code, ...fields });
      keepFailed(row, "refused", stored.code, context);
      return { outcome: { ok: false, failure: "refused" }, status: 422 };
    case "unavailable":
      log.warn("lead.insert_failed", { code: stored.code, ...fields });
      return queueLead(row, context, submission.kind);
  }
}

/** `fields.email` is the path of the field `email`. */
function messagesOf(issues: v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const [part, name] = v.getDotPath(issue)?.split(".") ?? [];
    if (part === "fields" && name !== undefined) messages[name] ??= issue.message;
  }
  return messages;
}

/** Whether the visitor passed the challenge, where there is one. */
async function isVerified({ kind, screen }: Submission, context: RequestContext): Promise<boolean> {
  const challenge = turnstileOf(context.environment);
  if (challenge === null || context.isTest) return true;
  const verdict = await verifyToken(challenge, screen.token, context.clientIp);
  if (verdict !== "person") context.log.warn("lead.turnstile_failed", { kind, verdict });
  return verdict === "person";
}

/** An exact repeat counts for the burst limiter only: a retry costs an insert as well. */
async function limit(submission: Submission, context: RequestContext): Promise<number | null> {
  const { LEAD_LIMITS, LEAD_BURST, IP_HASH_KEY } = context.environment;
  try {
    const visitor = await hashClientIp(context.clientIp, IP_HASH_KEY);
    if (LEAD_BURST !== null && !(await LEAD_BURST.limit({ key: visitor })).success) return 1;
    if (LEAD_LIMITS === null) throw new Error("LEAD_LIMITS is not bound");
    const { kind, submissionId, fields } = submission;
    return await minutesUntilAllowed({
      store: LEAD_LIMITS,
      key: `${kind}:${visitor}`,
      fingerprint: await keyedHash(JSON.stringify([kind, submissionId, fields]), IP_HASH_KEY),
      ...(kind === "newsletter" ? leadRateLimits.newsletter : leadRateLimits.form),
      now: Date.now(),
    });
  } catch (thrown) {
    // A counter that cannot be read must not cost a lead.
    context.log.error("rate_limit.read_failed", { alert: true, error: errorName(thrown) });
    return null;
  }
}

async function queueLead(row: LeadRow, context: RequestContext, kind: string): Promise<Answer> {
  try {
    if (context.environment.LEAD_QUEUE === null) throw new Error("LEAD_QUEUE is not bound");
    await context.environment.LEAD_QUEUE.send(toQueuedLead(row));
    context.results.leadStatus = "queued";
    context.log.info("lead.queued", { kind });
    return { outcome: { ok: true }, status: 200 };
  } catch (thrown) {
    context.log.error("lead.lost", { alert: true, kind, error: errorName(thrown) });
    keepFailed(row, "lost", "not queued", context);
    return { outcome: { ok: false, failure: "unavailable" }, status: 503 };
  }
}

/** The visitor is told that it failed and may never try again: kept and reported behind the answer. */
function keepFailed(
  lead: LeadRow,
  failure: LeadFailure,
  reason: string,
  context: RequestContext,
): void {
  const { environment, log } = context;
  const deadLeads = environment.DEAD_LEADS;
  context.waitUntil(keepFailedLead(lead, reason, { deadLeads, log }));
  context.waitUntil(reportFailedLead(failure, lead.row.submission_id, context));
}
