import { afterEach, describe, expect, test, vi } from "vitest";

import { handleNotificationQueue } from "../../app/server/notifications/notification-consumer.ts";
import { toReportMessage } from "../../app/server/notifications/notification.ts";
import { queueReport } from "../../app/server/notifications/weekly-report.ts";
import { leadProof } from "../../app/server/store/lead-proof.ts";
import { failingKv } from "../support/kv-namespace.ts";
import { failing, log, notificationServices } from "../support/notification-worker.ts";
import { batchOf, messageOf } from "../support/queue-message.ts";

const services = notificationServices();
afterEach(() => void vi.useRealTimers());

const monday = Date.parse("2026-11-23T07:00:00Z");
const nobody = { REPORT_EMAIL_TO: undefined, LEAD_EMAIL_TO: undefined };

// "On Monday morning", for the week before.
describe("the report of the week", () => {
  const queue = (now: number, variables: object = {}) =>
    queueReport(services.environment(variables), now, log);
  const weeks = () => services.queued.map(({ body }) => body["report"]);

  test("is queued on Monday from seven o'clock (UTC) on, once", async () => {
    await queue(monday - 1);
    await queue(monday - 24 * 3_600_000);
    expect(weeks()).toEqual([]);
    await queue(monday);
    await queue(monday + 5 * 60_000);
    expect(weeks()).toEqual(["2026-11-16"]);
    expect(services.kv.get("monitor:report")?.value).toBe("2026-11-16");
    await queue(monday + 24 * 3_600_000);
    await queue(monday + 7 * 24 * 3_600_000);
    expect(weeks()).toEqual(["2026-11-16", "2026-11-23"]);
  });

  test.each([
    ["nobody gets it", nobody],
    ["it is switched off", { REPORT_EMAIL_TO: "off" }],
    ["the site sends no mails", { EMAIL: undefined }],
    ["there is no database", { SUPABASE_URL: undefined }],
    ["there is no key of the database", { SUPABASE_ANON_KEY: undefined }],
    ["there is no key for proofs", { IP_HASH_KEY: undefined }],
  ])("is not queued where %s", async (_, variables) => {
    await queue(monday, variables);
    expect([services.queued, [...services.kv]]).toEqual([[], []]);
  });

  test("is queued again where the queue did not take it, and while KV fails or is missing", async () => {
    const NOTIFICATION_QUEUE = { sendBatch: () => Promise.reject(new Error("down")) };
    await queue(monday, { NOTIFICATION_QUEUE });
    expect([...services.kv]).toEqual([]);
    for (const LEAD_LIMITS of [failingKv(), undefined]) await queue(monday, { LEAD_LIMITS });
    expect(weeks()).toEqual(["2026-11-16", "2026-11-16"]);
  });
});

const pair = { last: 1, before: 0 };
const figures = {
  kinds: [{ name: "hireMe", ...pair }],
  sources: [],
  pages: [],
  steps: [],
  apart: { test: pair, quarantined: pair, spam: pair },
  late: pair,
  answer_hours: { last: null, before: null },
  waiting: { oldest_minutes: null, overdue: 0 },
  newsletter: { subscribed: pair, confirmed: pair, stopped: pair, pending: 0, subscribers: 0 },
};

describe("the message of a report", () => {
  type Options = { variables?: object; attempts?: number; timestamp?: Date; queue?: string };
  const report = toReportMessage("2026-11-16");
  async function receive({ variables, queue = "aioi-notifications", ...rest }: Options = {}) {
    const { message, heard } = messageOf(report, rest);
    await handleNotificationQueue(batchOf(queue, message), services.environment(variables), log);
    return heard;
  }

  test("claims the week, mails its figures and records that", async () => {
    services.functions["claim_weekly_report"] = () => figures;
    services.functions["complete_weekly_report"] = () => true;
    expect(await receive()).toEqual(["ack"]);
    const proof = await leadProof("a key for tests only, of 32 bytes", "weekly report");
    const named = { week_start: "2026-11-16", owner_id: report.owner, proof };
    expect(services.callsOf("claim_weekly_report")).toMatchObject([named]);
    expect(services.callsOf("complete_weekly_report")).toMatchObject([named]);
    expect(services.sent).toMatchObject([
      {
        to: ["sales@aioi.example"],
        subject: "AIOI, November 16 to November 22, 2026: 1 lead, 1 more than the week before",
        headers: { "X-Lead-ID": "report:2026-11-16" },
      },
    ]);
    expect(services.logOf("report.sent")).toMatchObject({ week: "2026-11-16", attempt: 1 });
  });

  test("goes to REPORT_EMAIL_TO where it is set", async () => {
    services.functions["claim_weekly_report"] = () => figures;
    await receive({ variables: { REPORT_EMAIL_TO: "marketing@aioi.example, boss@aioi.example" } });
    expect(services.sent).toMatchObject([{ to: ["marketing@aioi.example", "boss@aioi.example"] }]);
  });

  test("shows the minutes that the monitor recorded", async () => {
    services.functions["claim_weekly_report"] = () => figures;
    const row = {
      date: "2026-11-18",
      checks: 288,
      interruptions: 1,
      minutesDown: { pages: 0, forms: 7, articles: 0 },
      causes: [],
    };
    const status = { rows: [row], answerHours: null, checkedAt: 0, isDown: false };
    services.kv.set("monitor:status", { value: JSON.stringify(status) });
    await receive();
    expect(services.sent[0]?.text).toContain("Forms: 7");
    services.kv.set("monitor:status", { value: "{}" });
    await receive();
    expect(services.sent[1]?.text).toContain("No monitor ran in these two weeks");
  });

  test.each([
    ["another message has the week", {}, 1],
    ["nobody gets it any more: it leaves the week to others", nobody, 0],
  ])("sends nothing where %s", async (_, variables, claims) => {
    expect(await receive({ variables })).toEqual(["ack"]);
    expect(services.callsOf("claim_weekly_report")).toHaveLength(claims);
    expect(services.sent).toEqual([]);
    expect(services.logOf("report.skipped")).toMatchObject({ week: "2026-11-16" });
  });

  test("sends no second mail where the record fails", async () => {
    services.functions["claim_weekly_report"] = () => figures;
    services.functions["complete_weekly_report"] = () => {
      throw new Error("down");
    };
    expect(await receive()).toEqual(["ack"]);
    expect(services.logOf("report.record_failed")).toMatchObject({ week: "2026-11-16" });
  });

  test.each([
    ["the mail is not taken", {}, () => figures, "E_RATE_LIMIT_EXCEEDED"],
    ["the database fails", {}, failing("57014"), "57014"],
    ["there is no database", { SUPABASE_URL: undefined }, () => figures, "unconfigured"],
  ])("is tried again while %s, and given up after 20 hours", async (_, variables, claim, code) => {
    services.functions["claim_weekly_report"] = claim;
    services.send = () => {
      throw Object.assign(new Error("no"), { code: "E_RATE_LIMIT_EXCEEDED" });
    };
    expect(await receive({ variables, attempts: 2 })).toEqual([{ delaySeconds: 4 }]);
    expect(services.logOf("report.retry_scheduled")).toMatchObject({
      week: "2026-11-16",
      attempt: 2,
      delaySeconds: 4,
      code,
    });
    const timestamp = new Date(Date.now() - 24 * 3_600_000);
    expect(await receive({ variables, timestamp })).toEqual(["ack"]);
    expect(services.logOf("report.dead_lettered")).toMatchObject({ alert: true, code });
  });

  test("is given up when it is a dead letter", async () => {
    expect(await receive({ queue: "aioi-notifications-dead" })).toEqual(["ack"]);
    expect(services.calls).toEqual([]);
    expect(services.logOf("report.dead_lettered")).toMatchObject({
      alert: true,
      week: "2026-11-16",
      code: "retries exhausted",
    });
  });
});
