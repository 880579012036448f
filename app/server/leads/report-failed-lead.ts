import { isAlertDue, forgetAlert } from "../environment/alert-due.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { postAlert } from "../notifications/alert.ts";
import { type LeadFailure, markFailed } from "./lead-status.ts";

/** What visitors saw fail, as a problem that the operator is told. */
export const failedLeads: Record<
  LeadFailure,
  { problem: string; message: (count: number) => string }
> = {
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
    const { problem: name, message } = failedLeads[failure];
    if (!isAlertDue(name, environment)) return;
    const now = Date.now();
    const alert = {
      sentences: [message(1)],
      problems: [{ name, message: message(1), since: now }],
      recovered: [],
      findings: {},
    };
    if (!(await postAlert(alert, environment, now, log))) forgetAlert(name, environment);
  }
}
