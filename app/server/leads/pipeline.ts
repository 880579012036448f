import * as v from "valibot";

import {
  isOutdated,
  type LeadResult,
  type SentReceipt,
  type Submission,
  submissionSchema,
} from "../../leads/contract.ts";
import { isLandingVariant, type LandingVariant } from "../../content/landing-page.ts";
import { asksForDocuments } from "../../content/documents.ts";
import { displayEmail } from "../../lib/display-email.ts";
import { isMailable } from "../../lib/is-mailable.ts";
import { leadReference } from "../../content/lead-reference.ts";
import { mailsVisitors } from "../notifications/configured-receivers.ts";
import { notifyReceivers } from "../notifications/enqueue.ts";
import type { Environment } from "../environment/environment.ts";
import { countLead } from "../store/funnel-counts.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { getTurnstile } from "../environment/turnstile.ts";
import { hashClientIp, keyedHash } from "../http/client-ip.ts";
import { variantFor } from "../http/landing-variant.ts";
import { reportRefusedKey } from "../store/api-key.ts";
import { storeDeadLead } from "../store/dead-leads.ts";
import { type LeadFailure, markStored } from "./lead-status.ts";
import { countInsertFailure } from "./insert-failures.ts";
import { reportFailedLead } from "./report-failed-lead.ts";
import { isPostId } from "./post-id.ts";
import { toQueuedLead } from "../store/queued-lead.ts";
import { readRateLimit } from "./rate-limit.ts";
import { leadKinds, type LeadRow } from "../store/lead-rows.ts";
import { type LeadStore, getLeadStore, type StoreResult } from "../store/lead-store.ts";
import { toLeadRow, getTrialPlace } from "./to-lead-row.ts";
import { verifyToken } from "./verify-turnstile.ts";
import { addLeadProof } from "./add-lead-proof.ts";

/** A result with its HTTP status. */
type LeadResponse = {
  result: LeadResult;
  status: 200 | 400 | 409 | 422 | 429 | 503;
  /** The first message of each failing field, by its name; for forms that post without script. */
  fieldErrors?: Record<string, string>;
  /** Of a success: what its receipt says. */
  receipt?: Omit<SentReceipt, "bookingUrl">;
};

/**
 * The life of a lead on the Worker (spec sections 5 to 8): parse, limit, turn into a row, insert, and
 * unless the database stores it or refuses what was typed, queue. Success means that the lead is safe.
 *
 * @param input the untrusted data that arrived at the submit endpoint
 * @returns never throws
 */
export async function receiveLead(input: unknown, context: RequestContext): Promise<LeadResponse> {
  const work = processLead(input, context);
  // Otherwise Cloudflare cancels the insert, and the queue after it, when the visitor leaves.
  context.waitUntil(work);
  const response = await work;
  const { result } = response;
  // A success sets its own status: `stored` or `queued`, for example.
  if (!result.ok) context.results.leadStatus = result.failure;
  return response;
}

async function processLead(input: unknown, context: RequestContext): Promise<LeadResponse> {
  const { log, environment } = context;
  const startedAt = performance.now();
  const parsed = v.safeParse(submissionSchema, input, { abortPipeEarly: true });
  if (!parsed.success) {
    if (isOutdated(input, parsed.issues)) {
      // Without the path: it would log the name of an unknown field, which can be anything.
      log.warn("lead.outdated");
      return { result: { ok: false, failure: "outdated" }, status: 400 };
    }
    log.warn("lead.rejected", { path: v.getDotPath(parsed.issues[0]) });
    const fieldErrors = toMessages(parsed.issues);
    return { result: { ok: false, failure: "invalid" }, status: 400, fieldErrors };
  }
  const submission = parsed.output;
  const { kind } = submission;

  const { deliveryVariable } = leadKinds[kind];
  if (deliveryVariable && environment[deliveryVariable] === "simulated") {
    context.results.leadStatus = "simulated";
    log.info("lead.simulated", { kind });
    return { result: { ok: true }, status: 200 };
  }

  const retryInMinutes = await checkRateLimit(submission, context);
  if (retryInMinutes !== null) {
    log.warn("lead.rate_limited", { kind, retryInMinutes });
    context.results.retryInMinutes = retryInMinutes;
    return { result: { ok: false, failure: "limited", retryInMinutes }, status: 429 };
  }

  const receivedAt = new Date();
  const success = ({ row }: LeadRow): LeadResponse => ({
    result: { ok: true },
    status: 200,
    receipt: {
      email: displayEmail(submission.fields.email),
      reference: leadReference(row.submission_id),
      receivedAt: receivedAt.getTime(),
      place: getTrialPlace(submission),
      needsConfirmation: "needs_confirmation" in row && row.needs_confirmation,
      ...(asksForDocuments(kind, submission.source.opener) && {
        documents:
          mailsVisitors(environment) && isMailable(submission.fields.email) ? "mailed" : "here",
      }),
    },
  });
  const unproven = toLeadRow(submission, {
    country: context.country,
    at: receivedAt.toISOString(),
    isVerified: await isVerified(submission, context),
    variant: await getVariant(submission, context),
    isTest: context.isTest,
    minimumFillMs: environment.MINIMUM_FILL_MS,
  });
  const { row, stored } = await insertLead(unproven, environment);
  // After a lost response the same lead is sent again.
  const isRepeat = stored.result === "stored" && stored.isRepeat === true;
  if (!isRepeat) countLead("sent", row, environment, log);
  const fields = { kind, durationMs: Math.round(performance.now() - startedAt) };
  switch (stored.result) {
    case "stored":
      context.results.leadStatus = "stored";
      context.waitUntil(markStored(environment, row, Date.now(), log));
      context.waitUntil(notifyReceivers(row, environment, log));
      if (!isRepeat) countLead("stored", row, environment, log);
      log.info("lead.stored", { via: "insert", ...fields });
      return success(row);
    case "duplicate":
      log.info("lead.duplicate_found", fields);
      return { result: { ok: false, failure: "duplicate" }, status: 409 };
    case "refused":
      log.error("lead.refused", { alert: true, code: stored.code, ...fields });
      handleFailure(row, "refused", stored.code, context);
      return { result: { ok: false, failure: "refused" }, status: 422 };
    case "unavailable":
      log.warn("lead.insert_failed", { code: stored.code, ...fields });
      if (stored.isKeyRefused) reportRefusedKey(environment, log);
      countInsertFailure(stored.code, environment, log);
      return queueLead(row, kind, success(row), context);
  }
}

/**
 * Inserts a lead. A post without script has the same id for an hour, within which a newsletter address
 * may be unsubscribed and subscribed again. So what looks like a repeat is inserted under an id of its
 * own, and what has to wait, waits under one. The database takes an active address only once: of a
 * double click one row remains.
 *
 * @returns what the database said, and the row that is stored or waits
 */
async function insertLead(
  unproven: LeadRow,
  environment: Environment,
): Promise<{ row: LeadRow; stored: StoreResult }> {
  const store: LeadStore =
    getLeadStore(environment) ??
    (() => Promise.resolve({ result: "unavailable", code: "unconfigured" }));
  const row = await addLeadProof(unproven, environment);
  const stored = await store(row);
  const isRepeat = stored.result === "stored" && stored.isRepeat === true;
  const mayBeNew = isRepeat || stored.result === "unavailable";
  // Of an address in quarantine there may be several rows.
  const isOnce = unproven.table === "newsletter_subscriptions" && unproven.row.status === "new";
  if (!mayBeNew || !isOnce || !isPostId(unproven.row.submission_id)) return { row, stored };

  const ownId = { ...unproven.row, submission_id: crypto.randomUUID() };
  const renewed = await addLeadProof({ ...unproven, row: ownId }, environment);
  if (!isRepeat) return { row: renewed, stored };
  const again = await store(renewed);
  return again.result === "duplicate" ? { row, stored } : { row: renewed, stored: again };
}

/** `fields.email` is the path of the field `email`. */
function toMessages(issues: v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const [part, name] = v.getDotPath(issue)?.split(".") ?? [];
    if (part === "fields" && name !== undefined) messages[name] ??= issue.message;
  }
  return messages;
}

/**
 * The variant of the landing page that a lead comes from: as the pressed button names it, because the
 * visitor's address may have changed since, else the one that this visitor sees.
 */
async function getVariant(
  { source: { page = "", opener: ctaId = "" } }: Submission,
  context: RequestContext,
): Promise<LandingVariant | null> {
  const variant = await variantFor(page, context, Date.now());
  if (variant === null) return null;
  const [, pressed] = /^landing-.*-([a-z])$/.exec(ctaId) ?? [];
  return isLandingVariant(pressed) ? pressed : (context.variant ?? variant);
}

/** Whether the visitor passed Turnstile, where it is configured. */
async function isVerified(submission: Submission, context: RequestContext): Promise<boolean> {
  const turnstile = getTurnstile(context.environment);
  if (turnstile === null || context.isTest) return true;
  const { kind, spamSignals } = submission;
  const verdict = await verifyToken(turnstile, spamSignals.token, context.clientIp);
  if (verdict !== "person") context.log.warn("lead.turnstile_failed", { kind, verdict });
  return verdict === "person";
}

/**
 * An exact repeat counts for the burst limiter only: a retry costs an insert as well.
 *
 * @returns minutes to wait, or null when the submission is accepted
 */
async function checkRateLimit(
  submission: Submission,
  context: RequestContext,
): Promise<number | null> {
  const { LEAD_LIMITS, LEAD_BURST, IP_HASH_KEY } = context.environment;
  // A counter that fails must not cost a lead.
  const report = (thrown: unknown) =>
    context.log.error("rate_limit.read_failed", { alert: true, error: errorName(thrown) });
  try {
    const { kind, submissionId, fields } = submission;
    const [ipHash, fingerprint] = await Promise.all([
      hashClientIp(context.clientIp, IP_HASH_KEY),
      keyedHash(JSON.stringify([kind, submissionId, fields]), IP_HASH_KEY),
    ]);
    const rateLimit = { key: `${kind}:${ipHash}`, fingerprint, ...leadKinds[kind].rateLimit };
    // Both at the same time: KV is slow, and the burst limiter rarely refuses.
    const reading =
      LEAD_LIMITS && readRateLimit({ store: LEAD_LIMITS, now: Date.now(), ...rateLimit });
    reading?.catch(() => undefined);
    if (LEAD_BURST !== null && !(await LEAD_BURST.limit({ key: ipHash })).success) return 1;
    if (reading === null) throw new Error("LEAD_LIMITS is not bound");
    const { retryInMinutes, count } = await reading;
    if (count) context.waitUntil(count().catch(report));
    return retryInMinutes;
  } catch (thrown) {
    report(thrown);
    return null;
  }
}

async function queueLead(
  row: LeadRow,
  kind: string,
  success: LeadResponse,
  context: RequestContext,
): Promise<LeadResponse> {
  try {
    if (context.environment.LEAD_QUEUE === null) throw new Error("LEAD_QUEUE is not bound");
    await context.environment.LEAD_QUEUE.send(toQueuedLead(row));
    context.results.leadStatus = "queued";
    context.log.info("lead.queued", { kind });
    return success;
  } catch (thrown) {
    context.log.error("lead.lost", { alert: true, kind, error: errorName(thrown) });
    handleFailure(row, "lost", "not queued", context);
    return { result: { ok: false, failure: "unavailable" }, status: 503 };
  }
}

/** The visitor sees a failure and may never try again: a dead lead, and a report. */
function handleFailure(
  lead: LeadRow,
  failure: LeadFailure,
  reason: string,
  context: RequestContext,
): void {
  const { environment, log } = context;
  context.waitUntil(storeDeadLead(lead, reason, { environment, log }));
  context.waitUntil(reportFailedLead(failure, lead.row.submission_id, context));
}
