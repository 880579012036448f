import { randomUUID } from "node:crypto";

import { Webhook } from "standardwebhooks";
import { afterEach, beforeAll, describe, expect, test } from "vitest";

import { site } from "../../app/content/site.ts";
import type { SiteServer } from "../../scripts/lib/site-server.ts";
import { drillSubmission } from "../support/lead-drill.ts";
import { mailsOf, reportsOf, startFakeReceiver } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { asOperator, readRows } from "../support/rows.ts";
import { runCron, tuesday } from "../support/run-cron.ts";
import { eventually, getStartedSubmission, send, startVariant } from "../support/running-site.ts";

const secret = `whsec_${Buffer.from("a key of 24 bytes for it").toString("base64")}`;

const mail = receiverForFile();
const webhook = receiverForFile();
const variables = (): Record<string, string> => ({
  LEAD_EMAIL_TO: "sales@aioi.example, boss@aioi.example",
  LEAD_ROUTES: "kind=partner -> partners@aioi.example",
  LEAD_EMAIL_FROM: "website@aioi.example",
  LEAD_WEBHOOK_URL: webhook.url,
  LEAD_WEBHOOK_SECRET: secret,
  VISITOR_ACKNOWLEDGEMENT: "on",
  SITE_ORIGIN: "https://www.aioi.example",
  SMOKE_KEY: "a key for test leads, 32 characters",
  // Each lead of these tests is looked for in a mail of its own.
  LEAD_MAILS: "1000",
});
const running = siteForFile(() => ({ variables: variables(), mailUrl: mail.url }));
let url: string;

beforeAll(() => void ({ url } = running.site));
afterEach(async () => {
  await running.backend.set("none");
  for (const receiver of [mail, webhook]) receiver.set("none");
});

const person = (name: string) => ({ email: `${name}-${randomUUID()}@northgate.example` });
const submissionOf = (name: string, fields: Record<string, unknown> = {}) =>
  getStartedSubmission({ ...person(name), ...fields });
/** One that goes into quarantine. */
const robotSubmission = (name: string) => ({
  ...submissionOf(name),
  spamSignals: { honeypot: "https://spam.example", filledMs: 9000, token: "" },
});

/** A consultation that goes into quarantine; its solution has no limit but that of the request. */
const consultationOf = (solution: string) => {
  const { phone: _, message: __, ...fields } = submissionOf("consultation").fields;
  return {
    ...robotSubmission("consultation"),
    kind: "consultation",
    fields: { ...fields, whatsappNumber: "+1 555 0100", solution, requirements: "" },
  };
};

const webhooksOf = (id: string) =>
  webhook.received.filter(({ headers }) => headers["webhook-id"] === id);
const firstWebhook = (id: string) => {
  const [first] = webhooksOf(id);
  if (!first) throw new Error("no webhook");
  return first;
};
const teamMailsOf = (id: string) =>
  mailsOf(mail).filter(
    ({ headers, to }) => headers["X-Lead-ID"] === id && to[0]?.endsWith("@aioi.example"),
  );
const visitorMailsOf = (email: string) => mailsOf(mail).filter(({ to }) => to.includes(email));

const untilNotified = (id: string, count = 1) =>
  eventually(() => webhooksOf(id).length >= count && teamMailsOf(id).length >= count);

const startWithoutNotificationQueue = (more: Record<string, string> = {}) =>
  startVariant(running, {
    variables: { ...variables(), ...more },
    mailUrl: mail.url,
    failing: ["NOTIFICATION_QUEUE"],
  });

let now = tuesday;
/** Runs the cron trigger so many hours after its last run. */
async function runLater(hours = 1, site: SiteServer = running.site) {
  now += hours * 3_600_000;
  await runCron(site, now);
}

describe("every receiver is notified of every lead", () => {
  test.concurrent.each(Array.from({ length: 7 }, (_, index) => drillSubmission(index, "notified")))(
    "$kind",
    async (submission) => {
      const { kind, submissionId: id } = submission;
      expect((await send(url, submission)).result).toEqual({ ok: true });
      await untilNotified(id);
      const { headers, body } = firstWebhook(id);
      // The library's own verifier: throws unless id, time and body are signed.
      const payload = new Webhook(secret).verify(body, headers);
      expect(payload).toMatchObject({
        type: "lead.created",
        version: 1,
        data: {
          id,
          kind,
          status: "new",
          fields: { email: submission.fields["email"] },
          source: { form: kind, page: "/drill" },
        },
      });
      const { timestamp, data } = payload as { timestamp: string; data: { created_at: string } };
      expect(timestamp).toBe(data.created_at);
      expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
      expect(body).not.toMatch(/proof|needs_confirmation/);
      expect(headers["content-type"]).toBe("application/json");

      const [message] = teamMailsOf(id);
      expect(message).toMatchObject({
        from: { name: site.name, email: "website@aioi.example" },
        to:
          kind === "partner"
            ? ["partners@aioi.example"]
            : ["sales@aioi.example", "boss@aioi.example"],
        replyTo: submission.fields["email"],
      });
      expect(message?.text).toContain(submission.fields["email"]);
    },
  );

  // PostgreSQL and the browser's rules take any hexadecimal digits for a UUID, in small or capital letters.
  test.each([
    ["of no version", randomUUID().replace(/^(.{14})./, "$10")],
    ["in capital letters", randomUUID().toUpperCase()],
  ])("a lead whose id is a UUID %s, at once or by the cron trigger", async (_, id) => {
    const submission = { ...submissionOf("unusual"), submissionId: id };
    expect((await send(url, submission)).result).toEqual({ ok: true });
    await untilNotified(id.toLowerCase());

    const broken = await startWithoutNotificationQueue();
    const next = id.replace(/^.{8}/, (start) => (start.startsWith("0") ? "11111111" : "00000000"));
    try {
      await send(broken.url, { ...submissionOf("unusual"), submissionId: next });
    } finally {
      await broken.stop();
    }
    await runLater();
    await untilNotified(next.toLowerCase());
  });

  test("a double click and a visitor's retry notify nobody twice", async () => {
    const submission = submissionOf("double");
    await Promise.all([send(url, submission), send(url, submission)]);
    await send(url, submission);
    await untilNotified(submission.submissionId);
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toHaveLength(1);
    expect(teamMailsOf(submission.submissionId)).toHaveLength(1);
  });

  test("a lead that waited in the lead queue", async () => {
    await running.backend.set("answer-lost");
    const submission = submissionOf("queued");
    expect((await send(url, submission)).result).toEqual({ ok: true });
    await running.backend.set("none");
    await untilNotified(submission.submissionId);
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toHaveLength(1);
  });

  test("a lead whose notifications the queue did not take, by the next run of the cron trigger", async () => {
    const broken = await startWithoutNotificationQueue();
    const submission = submissionOf("unqueued");
    try {
      expect((await send(broken.url, submission)).result).toEqual({ ok: true });
      await eventually(() =>
        running.logs.some((line) => line.includes('"event":"notification.queue_failed"')),
      );
    } finally {
      await broken.stop();
    }
    expect(webhooksOf(submission.submissionId)).toEqual([]);
    await runLater();
    await untilNotified(submission.submissionId);
    await runLater();
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toHaveLength(1);
    expect(teamMailsOf(submission.submissionId)).toHaveLength(1);
  });
});

test("the monitor reports a notification queue that takes nothing", async () => {
  const alerts = await startFakeReceiver();
  const broken = await startWithoutNotificationQueue({ ALERT_WEBHOOK_URL: alerts.url });
  const submission = submissionOf("reported");
  try {
    await runLater(0, broken);
    expect(reportsOf(alerts)).toEqual([]);
    await send(broken.url, submission);
    await runLater(0, broken);
    expect(reportsOf(alerts)).toMatchObject([
      {
        problems: [
          {
            name: "notifications",
            message:
              "The notification queue does not take messages; receivers do not hear of leads.",
          },
        ],
      },
    ]);

    // What cannot be known is not over.
    await running.backend.set("error-500");
    await runLater(2, broken);
    expect(reportsOf(alerts)[1]?.problems.map(({ name }) => name)).toEqual(["supabase"]);
    await running.backend.set("error-500", "untold_leads");
    await runLater(2, broken);
    expect(reportsOf(alerts)[2]?.problems.map(({ name }) => name)).toEqual(["unnotified-leads"]);
    await running.backend.set("none");
    await runLater(2, broken);
    expect(reportsOf(alerts)[3]?.problems.map(({ name }) => name)).toEqual(["notifications"]);
    const recovered = reportsOf(alerts).map((report) => report.recovered);
    expect(recovered).toEqual([[], [], ["supabase"], ["unnotified-leads"]]);
  } finally {
    await broken.stop();
    alerts.stop();
  }
  await runLater();
  await untilNotified(submission.submissionId);
});

test("of a solution of 15,000 characters the webhook gets the first 10,000, the mail all", async () => {
  const submission = { ...consultationOf('"'.repeat(15_000)), spamSignals: undefined };
  expect((await send(url, submission)).result).toEqual({ ok: true });
  await untilNotified(submission.submissionId);
  const { data } = JSON.parse(firstWebhook(submission.submissionId).body) as {
    data: { fields: { solution: string } };
  };
  expect(data.fields.solution).toBe(`${'"'.repeat(10_000)}… (15,000 characters in all)`);
  expect(teamMailsOf(submission.submissionId)[0]?.text).toContain('"'.repeat(15_000));
});

describe("a receiver that fails", () => {
  test("mail down: the webhook comes once, the mail when it is back", async () => {
    mail.set("error-500");
    const submission = submissionOf("mail-down");
    await send(url, submission);
    await eventually(() => webhooksOf(submission.submissionId).length > 0);
    await eventually(() =>
      running.logs.some((line) => line.includes('"code":"E_DELIVERY_FAILED"')),
    );
    mail.set("none");
    await untilNotified(submission.submissionId);
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toHaveLength(1);
    expect(teamMailsOf(submission.submissionId)).toHaveLength(1);
  });

  test("a lost answer: the repeat is the same, under the same id", async () => {
    webhook.set("answer-lost");
    const submission = submissionOf("lost");
    await send(url, submission);
    await eventually(() => webhooksOf(submission.submissionId).length > 0);
    webhook.set("none");
    await eventually(() => webhooksOf(submission.submissionId).some((one) => !one.isAnswerLost));
    await running.site.settle();
    const all = webhooksOf(submission.submissionId);
    expect(all.filter(({ isAnswerLost }) => !isAnswerLost)).toHaveLength(1);
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  });

  test("the database down while they are notified: nobody twice, nobody left out", async () => {
    const submission = submissionOf("database-down");
    await running.backend.set("answer-lost", "claim_lead_notification");
    const isClaim = (path: string) => path.includes("claim_lead_notification");
    const before = running.backend.asked.filter(isClaim).length;
    await send(url, submission);
    // By each of its three receivers, and by one again.
    await eventually(() => running.backend.asked.filter(isClaim).length >= before + 4);
    await running.backend.set("none");
    await untilNotified(submission.submissionId);
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toHaveLength(1);
    expect(teamMailsOf(submission.submissionId)).toHaveLength(1);
  });

  test("nobody is notified of an erased lead", async () => {
    webhook.set("error-500");
    mail.set("error-500");
    const submission = submissionOf("erased");
    const retries = (receiver: string) =>
      running.logs.filter(
        (line) =>
          line.includes("notification.retry_scheduled") &&
          line.includes(`"receiver":"${receiver}"`),
      ).length;
    /** Waits until a webhook and a mail have failed so many times more. */
    const untilFailed = async (times: number) => {
      const before = [retries("webhook"), retries("email")] as const;
      await eventually(
        () => retries("webhook") >= before[0] + times && retries("email") >= before[1] + times,
      );
    };
    const failed = untilFailed(1);
    await send(url, submission);
    await failed;
    // A try that had begun before may end after this: the second can only be one of those that do not begin.
    await running.backend.set("error-500", "claim_lead_notification");
    await untilFailed(2);
    const lead = `hire_me_queries?submission_id=eq.${submission.submissionId}`;
    await asOperator(running.supabase, "DELETE", lead);
    webhook.set("none");
    mail.set("none");
    await running.backend.set("none");
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toEqual([]);
    expect(teamMailsOf(submission.submissionId)).toEqual([]);
  });
});

describe("what is not notified at once", () => {
  test("nobody is notified of a test lead, by the cron trigger neither", async () => {
    const submission = submissionOf("test-lead");
    await send(url, submission, { "x-smoke-key": "a key for test leads, 32 characters" });
    await runLater(25);
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toEqual([]);
    expect(JSON.stringify(mailsOf(mail))).not.toContain(submission.fields.email);
  });

  test("leads in quarantine come in one digest a day", async () => {
    await runLater(25);
    const robots = [1, 2].map(() => robotSubmission("robot"));
    for (const robot of robots) await send(url, robot);
    await runLater(1);
    await running.site.settle();
    const text = () => webhook.received.map(({ body }) => body).join("\n");
    for (const { submissionId } of robots) expect(text()).not.toContain(submissionId);

    await runLater(24);
    await eventually(() => text().includes("lead.quarantine_digest"));
    const digests = webhook.received.filter(({ body }) => body.includes("quarantine_digest"));
    expect(digests).toHaveLength(1);
    const payload = new Webhook(secret).verify(digests[0]?.body ?? "", digests[0]?.headers ?? {});
    expect(payload).toMatchObject({ type: "lead.quarantine_digest", data: { count: 2 } });
    for (const { submissionId } of robots) expect(JSON.stringify(payload)).toContain(submissionId);
    await eventually(() =>
      mailsOf(mail).find(({ subject }) => subject === "2 leads in quarantine"),
    );
    await runLater(24);
    await running.site.settle();
    expect(webhook.received.filter(({ body }) => body.includes("quarantine_digest"))).toHaveLength(
      1,
    );
    // A robot's visitor gets no mail.
    for (const { fields } of robots) expect(visitorMailsOf(fields.email)).toEqual([]);
  });
});

describe("the visitor's acknowledgement", () => {
  test("says where the trial runs and by when a sign-in comes, and nothing that was typed", async () => {
    const submission = submissionOf("ack", { firstName: "Buy-at-evil", message: "evil.example" });
    await send(url, submission);
    const [message] = await eventually(() => visitorMailsOf(submission.fields["email"]));
    expect(message?.subject).toBe("Your 14 days on our machines");
    expect(message?.text).toMatch(/Your sign-in comes by .* Eastern Time, New York\./);
    expect(message?.text).toMatch(/Your reference is AIOI-[\dA-F]{4}-[\dA-F]{4}\./);
    expect(`${message?.text}${message?.html}`).not.toMatch(/evil/i);
    expect(message?.to).toEqual([submission.fields["email"]]);
  });
});

test("no notification leaks to the browser or the log", async () => {
  const submission = submissionOf("zebulon", { lastName: "Zebulon", company: "Zebulon Works" });
  webhook.set("error-500");
  const before = running.logs.length;
  const answer = await send(url, submission);
  await eventually(() =>
    running.logs.slice(before).some((line) => line.includes("notification.retry_scheduled")),
  );
  webhook.set("none");
  await untilNotified(submission.submissionId);
  // The receipt shows visitors what they have typed.
  expect(answer.text).not.toMatch(/notif|webhook|sales@/i);
  expect(JSON.stringify(answer.result)).not.toMatch(/zebulon/i);
  const lines = running.logs.filter((line) => line.includes("notification."));
  expect(lines.length).toBeGreaterThan(0);
  expect(running.logs.join("\n")).not.toMatch(/zebulon|sales@aioi|whsec_|northgate/i);
  expect(running.logs.join("\n")).not.toContain(webhook.url);
});

describe("without configuration", () => {
  test("nobody is notified, and the row is as it was before", async () => {
    const bare = await startVariant(running, { mailUrl: mail.url });
    const submission = submissionOf("bare");
    try {
      await send(bare.url, submission);
      const newsletter = drillSubmission(6, `bare-${randomUUID()}`);
      await send(bare.url, newsletter);
      await runLater(1, bare);
      await bare.settle();
      const filter = { submission_id: submission.submissionId };
      expect(await readRows(running.supabase, "hire_me_queries", filter)).toMatchObject([
        { proof_hash: null },
      ]);
      const stored = await readRows(running.supabase, "newsletter_subscriptions", {
        submission_id: newsletter.submissionId,
      });
      expect(stored).toMatchObject([{ needs_confirmation: false, confirmed_at: null }]);
    } finally {
      await bare.stop();
    }
    expect(webhooksOf(submission.submissionId)).toEqual([]);
  });

  test("half of a receiver is named in the log, and the lead is stored", async () => {
    const half = await startVariant(running, { variables: { LEAD_WEBHOOK_URL: webhook.url } });
    try {
      expect((await send(half.url, submissionOf("half"))).result).toEqual({ ok: true });
      expect(running.logs.join("\n")).toContain('"name":"LEAD_WEBHOOK_SECRET"');
    } finally {
      await half.stop();
    }
  });
});

// The vendor's own program checks sender, recipients and shape.
test("miniflare's Email Service takes the mails", async () => {
  const logs: string[] = [];
  const vendor = await startVariant({ ...running, logs }, { variables: variables() });
  try {
    await send(vendor.url, submissionOf("vendor"));
    await send(vendor.url, drillSubmission(6, `vendor-${randomUUID()}`));
    const sent = (receiver: string) =>
      logs.some(
        (line) => line.includes("notification.sent") && line.includes(`"receiver":"${receiver}"`),
      );
    await eventually(() => sent("email") && sent("visitor") && sent("confirmation"));
    expect(logs.join("\n")).not.toContain("notification.retry_scheduled");
  } finally {
    await vendor.stop();
  }
});
