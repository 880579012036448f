import type { Message } from "@cloudflare/workers-types";

import { weeklyReport } from "../../config/monitoring.ts";
import { lastDays } from "../../lib/status-days.ts";
import { addDays, lastWeek } from "../../lib/weeks.ts";
import type { Environment } from "../environment/environment.ts";
import { errorName, type Log } from "../environment/log.ts";
import { nextRetry } from "../store/queue-retry.ts";
import { readStatus } from "../store/status-record.ts";
import { sendsMail } from "./configured-receivers.ts";
import { failureCode, sendMail } from "./deliver.ts";
import { enqueueNotifications } from "./enqueue.ts";
import { ClaimsUnavailable, getLeadClaims } from "./lead-claims.ts";
import { type ReportMessage, toReportMessage } from "./notification.ts";
import { readWeeklyAnalytics } from "./weekly-analytics.ts";
import { weeklyMail } from "./weekly-mail.ts";

/** In the namespace of the rate limiter, beside the monitor's keys: the week that was queued last. */
const queuedKey = "monitor:report";

/** Who gets the weekly mail; nobody where the site sends no mail. */
function reportEmails(environment: Environment): readonly string[] {
  const { REPORT_EMAIL_TO, LEAD_EMAIL_TO } = environment;
  if (!sendsMail(environment)) return [];
  return REPORT_EMAIL_TO ?? LEAD_EMAIL_TO ?? [];
}

/**
 * On Monday morning queues the report of the week before. Queueing twice is harmless: the database
 * gives the report of a week to one message. Never throws.
 *
 * @param now milliseconds since 1970
 */
export async function queueReport(environment: Environment, now: number, log: Log): Promise<void> {
  const { LEAD_LIMITS: kv } = environment;
  const time = new Date(now);
  if (time.getUTCDay() !== 1 || time.getUTCHours() < weeklyReport.fromHour) return;
  if (reportEmails(environment).length === 0 || getLeadClaims(environment) === null) return;
  const week = lastWeek(now);
  const queued = await kv?.get(queuedKey).catch(() => null);
  if (queued === week) return;
  if (!(await enqueueNotifications([toReportMessage(week)], environment, log))) return;
  // Without it the next run of the trigger queues another message, which sends nothing.
  await kv?.put(queuedKey, week).catch(() => {});
}

/** Sends the report of a week, unless another message does or did. */
export async function sendReport(
  message: Message,
  report: ReportMessage,
  environment: Environment,
  log: Log,
): Promise<void> {
  const { report: week, owner } = report;
  try {
    const emails = reportEmails(environment);
    if (emails.length === 0) {
      // Nobody is to get it since it was queued.
      message.ack();
      log.info("report.skipped", { week });
      return;
    }
    const claims = getLeadClaims(environment);
    if (claims === null) throw new ClaimsUnavailable("unconfigured");
    const figures = await claims.claimReport(week, owner);
    if (figures === null) {
      message.ack();
      log.info("report.skipped", { week });
      return;
    }
    const [analytics, status] = await Promise.all([
      readWeeklyAnalytics(week, environment),
      readStatus(environment.LEAD_LIMITS).catch(() => null),
    ]);
    const days = status && lastDays(status, Date.parse(addDays(week, 6)));
    const mail = weeklyMail({ week, figures, analytics, days });
    await sendMail(emails, mail, `report:${week}`, environment);
    message.ack();
    log.info("report.sent", { week, attempt: message.attempts });
    await claims.completeReport(week, owner).catch((thrown: unknown) => {
      log.warn("report.record_failed", { week, error: errorName(thrown) });
    });
  } catch (thrown) {
    const code = failureCode(thrown);
    const { delaySeconds, isExhausted } = nextRetry(message);
    if (isExhausted) giveUpReport(message, report, code, log);
    else {
      log.warn("report.retry_scheduled", { week, attempt: message.attempts, delaySeconds, code });
      message.retry({ delaySeconds });
    }
  }
}

/** After the last try. `npm run report:weekly` prints what the mail would have said. */
export function giveUpReport(
  message: Message,
  { report: week }: ReportMessage,
  code: string,
  log: Log,
): void {
  message.ack();
  log.error("report.dead_lettered", { alert: true, week, code });
}
