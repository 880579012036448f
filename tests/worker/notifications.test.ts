import { randomUUID } from "node:crypto";

import { parseFragment } from "parse5";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { site } from "../../app/content/site.ts";
import type { SiteServer } from "../../scripts/lib/site-server.ts";
import { drillSubmission } from "../support/lead-drill.ts";
import { type FakeReceiver, mailsOf, startFakeReceiver } from "../support/fake-receiver.ts";
import { startFakeWebhook } from "../support/fake-webhook.ts";
import { readRows } from "../support/rows.ts";
import {
  eventually,
  getStartedSubmission,
  type RunningSite,
  send,
  startRunningSite,
  startVariant,
} from "../support/running-site.ts";

const secret = `whsec_${Buffer.from("a key of 24 bytes for it").toString("base64")}`;

let mail: FakeReceiver;
let webhook: FakeReceiver;
let running: RunningSite;
let url: string;
let variables: Record<string, string>;

beforeAll(async () => {
  [mail, webhook] = await Promise.all([startFakeReceiver(), startFakeReceiver()]);
  variables = {
    LEAD_EMAIL_TO: "sales@aioi.example, boss@aioi.example",
    LEAD_ROUTES: "kind=partner -> partners@aioi.example",
    LEAD_EMAIL_FROM: "website@aioi.example",
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: secret,
    VISITOR_ACKNOWLEDGEMENT: "on",
    SITE_ORIGIN: "https://www.aioi.example",
    SMOKE_KEY: "a key for test leads, 32 characters",
    FUNNEL_COUNTS: "on",
    // Each lead of these tests is looked for in a mail of its own.
    LEAD_MAILS: "1000",
  };
  running = await startRunningSite({ variables, mailUrl: mail.url });
  ({ url } = running.site);
});
afterEach(async () => {
  await running.backend.set("none");
  for (const receiver of [mail, webhook]) {
    receiver.set("none");
    receiver.limit(Infinity);
  }
});
afterAll(async () => {
  await running.stop();
  mail.stop();
  webhook.stop();
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
  eventually(async () =>
    webhooksOf(id).length >= count && teamMailsOf(id).length >= count ? true : undefined,
  );
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const startWithoutNotificationQueue = (more: Record<string, string> = {}) =>
  startVariant(running, {
    variables: { ...variables, ...more },
    mailUrl: mail.url,
    failing: ["NOTIFICATION_QUEUE"],
  });

let now = Date.now();
/** Runs the cron trigger so many hours after its last run. */
async function runCron(hours = 1, site: SiteServer = running.site) {
  now += hours * 3_600_000;
  const worker = await site.miniflare.getWorker();
  await worker.scheduled({ scheduledTime: new Date(now), cron: "*/5 * * * *" });
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
    await runCron();
    await untilNotified(next.toLowerCase());
  });

  test("an altered body does not verify", async () => {
    const submission = submissionOf("altered");
    await send(url, submission);
    await untilNotified(submission.submissionId);
    const { headers, body } = firstWebhook(submission.submissionId);
    expect(() => new Webhook(secret).verify(body.replace("Maya", "Mara"), headers)).toThrow(
      "No matching signature found",
    );
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
      await eventually(
        async () =>
          running.logs.some((line) => line.includes('"event":"notification.queue_failed"')) ||
          undefined,
      );
    } finally {
      await broken.stop();
    }
    expect(webhooksOf(submission.submissionId)).toEqual([]);
    await runCron();
    await untilNotified(submission.submissionId);
    await runCron();
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toHaveLength(1);
    expect(teamMailsOf(submission.submissionId)).toHaveLength(1);
  });
});

test("the monitor reports a notification queue that takes nothing", async () => {
  const alerts = await startFakeWebhook();
  const broken = await startWithoutNotificationQueue({ ALERT_WEBHOOK_URL: alerts.url });
  const submission = submissionOf("reported");
  try {
    await runCron(0, broken);
    expect(alerts.reports).toEqual([]);
    await send(broken.url, submission);
    await runCron(0, broken);
    expect(alerts.reports).toMatchObject([
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
    await runCron(2, broken);
    expect(alerts.reports[1]?.problems.map(({ name }) => name)).toEqual(["supabase"]);
    await running.backend.set("error-500", "untold_leads");
    await runCron(2, broken);
    expect(alerts.reports[2]?.problems.map(({ name }) => name)).toEqual(["unnotified-leads"]);
    await running.backend.set("none");
    await runCron(2, broken);
    expect(alerts.reports[3]?.problems.map(({ name }) => name)).toEqual(["notifications"]);
    const recovered = alerts.reports.map((report) => report.recovered);
    expect(recovered).toEqual([[], [], ["supabase"], ["unnotified-leads"]]);
  } finally {
    await broken.stop();
    alerts.stop();
  }
  await runCron();
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
    await eventually(async () => webhooksOf(submission.submissionId).length > 0 || undefined);
    await eventually(
      async () =>
        running.logs.some((line) => line.includes('"code":"E_DELIVERY_FAILED"')) || undefined,
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
    await eventually(async () => webhooksOf(submission.submissionId).length > 0 || undefined);
    webhook.set("none");
    await eventually(
      async () => webhooksOf(submission.submissionId).some((one) => !one.isAnswerLost) || undefined,
    );
    await running.site.settle();
    const all = webhooksOf(submission.submissionId);
    expect(all.filter(({ isAnswerLost }) => !isAnswerLost)).toHaveLength(1);
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  });

  test("the database down while they are notified: nobody twice, nobody left out", async () => {
    const submission = submissionOf("database-down");
    await running.backend.set("answer-lost", "claim_lead_notification");
    await send(url, submission);
    await pause(2500);
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
        async () =>
          (retries("webhook") >= before[0] + times && retries("email") >= before[1] + times) ||
          undefined,
      );
    };
    const failed = untilFailed(1);
    await send(url, submission);
    await failed;
    // A try that had begun before may end after this: the second can only be one of those that do not begin.
    await running.backend.set("error-500", "claim_lead_notification");
    await untilFailed(2);
    const { url: database, serviceRoleKey } = running.supabase;
    const erased = await fetch(
      `${database}/rest/v1/hire_me_queries?submission_id=eq.${submission.submissionId}`,
      {
        method: "DELETE",
        headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
      },
    );
    expect(erased.ok).toBe(true);
    webhook.set("none");
    mail.set("none");
    await running.backend.set("none");
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toEqual([]);
    expect(teamMailsOf(submission.submissionId)).toEqual([]);
  });
});

// The last step of the funnel.
test("a lead counts as notified once, however many are notified of it", async () => {
  const notified = (utm: string, logs = running.logs) =>
    logs.filter((line) => line.includes('"stage":"notified"') && line.includes(`"from":"${utm}"`));
  const from = (utm: string) => {
    const submission = submissionOf("counted");
    return { ...submission, source: { ...submission.source, utm_source: utm } };
  };
  const submission = from("counted");
  webhook.set("error-500");
  await send(url, submission);
  await eventually(async () => teamMailsOf(submission.submissionId).length > 0 || undefined);
  webhook.set("none");
  await untilNotified(submission.submissionId);
  await eventually(async () => notified("counted").length > 0 || undefined);
  await running.site.settle();
  expect(notified("counted")).toHaveLength(1);
  expect(JSON.parse(notified("counted")[0] ?? "")).toMatchObject({
    event: "funnel.counted",
    kind: "getStarted",
    route: "/pricing",
  });

  // The team's mail is for partners only here: the webhook is the first that is notified.
  const logs: string[] = [];
  const partnersOnly = {
    ...variables,
    LEAD_ROUTES: "kind=partner -> partners@aioi.example\nkind=getStarted -> nobody",
  };
  const other = await startVariant(
    { ...running, logs },
    { variables: partnersOnly, mailUrl: mail.url },
  );
  try {
    await send(other.url, from("by-kind"));
    await eventually(async () => notified("by-kind", logs).length > 0 || undefined);
    await other.settle();
    expect(notified("by-kind", logs)).toHaveLength(1);
  } finally {
    await other.stop();
  }
});

describe("what is not notified at once", () => {
  test("nobody is notified of a test lead, by the cron trigger neither", async () => {
    const submission = submissionOf("test-lead");
    await send(url, submission, { "x-smoke-key": "a key for test leads, 32 characters" });
    await runCron(25);
    await running.site.settle();
    expect(webhooksOf(submission.submissionId)).toEqual([]);
    expect(JSON.stringify(mailsOf(mail))).not.toContain(submission.fields.email);
  });

  test("leads in quarantine come in one digest a day", async () => {
    await runCron(25);
    const robots = [1, 2].map(() => robotSubmission("robot"));
    for (const robot of robots) await send(url, robot);
    await runCron(1);
    await running.site.settle();
    const text = () => webhook.received.map(({ body }) => body).join("\n");
    for (const { submissionId } of robots) expect(text()).not.toContain(submissionId);

    await runCron(24);
    await eventually(async () => text().includes("lead.quarantine_digest") || undefined);
    const digests = webhook.received.filter(({ body }) => body.includes("quarantine_digest"));
    expect(digests).toHaveLength(1);
    const payload = new Webhook(secret).verify(digests[0]?.body ?? "", digests[0]?.headers ?? {});
    expect(payload).toMatchObject({ type: "lead.quarantine_digest", data: { count: 2 } });
    for (const { submissionId } of robots) expect(JSON.stringify(payload)).toContain(submissionId);
    await eventually(
      async () =>
        mailsOf(mail).find(({ subject }) => subject === "2 leads in quarantine") || undefined,
    );
    await runCron(24);
    await running.site.settle();
    expect(webhook.received.filter(({ body }) => body.includes("quarantine_digest"))).toHaveLength(
      1,
    );
    // A robot's visitor gets no mail.
    for (const { fields } of robots) expect(visitorMailsOf(fields.email)).toEqual([]);
  });

  test("more leads in quarantine than one digest lists come with the next runs of the cron trigger", async () => {
    const robots = Array.from({ length: 60 }, () => robotSubmission("many"));
    for (const robot of robots) await send(url, robot);
    const missing = () => {
      const text = webhook.received.map(({ body }) => body).join("\n");
      return robots.filter(({ submissionId }) => !text.includes(submissionId)).length;
    };
    await runCron(25);
    await eventually(async () => missing() < 60 || undefined);
    expect(missing()).toBeGreaterThan(0);
    await runCron(0.1);
    await eventually(async () => missing() === 0 || undefined);
    const mailed = () => JSON.stringify(mailsOf(mail));
    await eventually(
      async () => robots.every(({ fields }) => mailed().includes(fields.email)) || undefined,
    );
  });

  // Quotes grow sixfold in HTML; Email Service takes 5 MiB, and many webhooks take less.
  test("a spammer who fills the forms up to the limit makes no digest that is too large", async () => {
    await runCron(25);
    const robots = Array.from({ length: 13 }, () => consultationOf('"'.repeat(15_000)));
    for (const robot of robots) await send(url, robot);
    const emails = robots.map(({ fields }) => fields.email);
    const [mailed, posted] = [mail.received.length, webhook.received.length];
    await runCron(25);
    const digestsOf = async (receiver: FakeReceiver, from: number) =>
      eventually(async () => {
        const bodies = receiver.received.slice(from).map(({ body }) => body);
        return emails.every((email) => bodies.some((body) => body.includes(email)))
          ? bodies
          : undefined;
      });
    const bodies = [...(await digestsOf(mail, mailed)), ...(await digestsOf(webhook, posted))];
    for (const body of bodies) expect(body.length).toBeLessThan(600_000);
    expect(bodies.join("")).toContain("… (15,000 characters in all)");
  });

  test("a digest that a receiver refuses as too large comes in parts, each lead once", async () => {
    await runCron(25);
    const robots = Array.from({ length: 9 }, () => robotSubmission("parts"));
    for (const robot of robots) await send(url, robot);
    // Large enough for two or three leads, and not for nine.
    mail.limit(8500);
    webhook.limit(2500);
    const [mailed, posted] = [mail.received.length, webhook.received.length];
    await runCron(25);
    for (const [receiver, from] of [
      [mail, mailed],
      [webhook, posted],
    ] as const) {
      const timesOf = (email: string) =>
        receiver.received.slice(from).filter(({ body }) => body.includes(email)).length;
      await eventually(
        async () => robots.every(({ fields }) => timesOf(fields.email) > 0) || undefined,
      );
      await running.site.settle();
      expect(robots.map(({ fields }) => timesOf(fields.email))).toEqual(Array(9).fill(1));
      const ids = receiver.received.slice(from).map(({ headers, body }) => {
        const mailHeaders = (JSON.parse(body) as { headers?: Record<string, string> }).headers;
        return headers["webhook-id"] ?? mailHeaders?.["X-Lead-ID"];
      });
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("a lead that a receiver refuses keeps no other lead of the digest from it", async () => {
    await runCron(25);
    const large = robotSubmission("large");
    large.fields.message = "x".repeat(300);
    const robots = [robotSubmission("small"), large, robotSubmission("small")];
    for (const robot of robots) await send(url, robot);
    webhook.limit(720);
    const posted = webhook.received.length;
    const text = () =>
      webhook.received
        .slice(posted)
        .map(({ body }) => body)
        .join("\n");
    await runCron(25);
    await eventually(
      async () =>
        [0, 2].every((index) => text().includes(robots[index]?.fields.email ?? "-")) || undefined,
    );
    expect(text()).not.toContain(large.fields.email);
    webhook.limit(Infinity);
    await eventually(async () => text().includes(large.fields.email) || undefined);
    for (const { fields } of robots) expect(text().split(fields.email)).toHaveLength(2);
  });

  // With the anonymous key anybody can insert them.
  test("leads in quarantine that nobody may claim do not make the digest endless", async () => {
    const { url: database, anonKey, serviceRoleKey } = running.supabase;
    const ask = (method: string, key: string, path: string, body: unknown) =>
      fetch(`${database}/rest/v1/${path}`, {
        method,
        headers: { apikey: key, "content-type": "application/json", prefer: "return=minimal" },
        body: JSON.stringify(body),
      });
    const forged = Array.from({ length: 60 }, () => ({
      ...person("forged"),
      submission_id: randomUUID(),
      status: "quarantined",
      proof_hash: "0".repeat(64),
    }));
    const inserted = await ask("POST", anonKey, "newsletter_subscriptions", forged);
    expect(inserted.status).toBe(201);
    const kv = await running.site.miniflare.getKVNamespace("LEAD_LIMITS", "aioi-website");
    const digestAt = async () => Number(await kv.get("monitor:digest"));
    await runCron(25);
    const first = await digestAt();
    expect(first).toBeLessThan(now);
    for (let run = 0; run < 10; run += 1) await runCron(0.1);
    expect(await digestAt()).toBe(first);
    await runCron(0.1);
    expect(await digestAt()).toBe(now);
    const rows = "newsletter_subscriptions?email=like.forged-*";
    expect((await ask("DELETE", serviceRoleKey, rows, undefined)).status).toBe(204);
  });
});

describe("the visitor's acknowledgement", () => {
  test("says where the trial runs and by when a sign-in comes, and nothing that was typed", async () => {
    const submission = submissionOf("ack", { firstName: "Buy-at-evil", message: "evil.example" });
    await send(url, submission);
    const [message] = await eventually(async () => {
      const mails = visitorMailsOf(submission.fields["email"]);
      return mails.length > 0 ? mails : undefined;
    });
    expect(message?.subject).toBe("Your 14 days on our machines");
    expect(message?.text).toMatch(/Your sign-in comes by .* Eastern Time, New York\./);
    expect(message?.text).toMatch(/Your reference is AIOI-[\dA-F]{4}-[\dA-F]{4}\./);
    expect(`${message?.text}${message?.html}`).not.toMatch(/evil/i);
    expect(message?.to).toEqual([submission.fields["email"]]);
  });

  test("comes once a day to an address, in whatever letters", async () => {
    const first = submissionOf("often");
    const address = first.fields["email"];
    await send(url, first);
    await eventually(async () => visitorMailsOf(address).length > 0 || undefined);
    const second = submissionOf("often", { email: address.toUpperCase() });
    await send(url, second);
    await untilNotified(second.submissionId);
    await running.site.settle();
    expect(visitorMailsOf(address.toUpperCase())).toEqual([]);
  });
});

// Control characters and line breaks, HTML, encoded words, names, lists of addresses.
const hostile = [
  "Eve\r\nBcc: victim@elsewhere.example",
  "Eve\nSubject: won",
  '<img src=x onerror="alert(1)">',
  "</td></tr></table><script>alert(1)</script>",
  "=?utf-8?Q?=0D=0ABcc:_victim@elsewhere.example?=",
  '"Boss" <boss@aioi.example>, x',
  "\u202Egnp.exe",
  "line one\u2028Lead: 7",
];

describe("what a visitor types stays text", () => {
  test.concurrent.each(hostile)("%j", async (text) => {
    const submission = submissionOf("hostile", {
      firstName: text.slice(0, 50),
      company: text,
      message: `${text}\nStatus: won`,
    });
    expect((await send(url, submission)).result).toEqual({ ok: true });
    await untilNotified(submission.submissionId);
    const [message] = teamMailsOf(submission.submissionId);
    if (!message) throw new Error("no mail");
    for (const value of [
      message.subject,
      message.replyTo ?? "",
      ...Object.values(message.headers),
    ]) {
      // oxlint-disable-next-line no-control-regex -- what must not be there
      expect(value).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e]|=\?/);
    }
    expect(message.to).toEqual(["sales@aioi.example", "boss@aioi.example"]);
    expect(message.replyTo).toBe(submission.fields["email"]);
    expect(Object.keys(message.headers)).not.toContain("Bcc");
    // As a mail program reads it: no element of the visitor's, and no line that looks like ours.
    const names = new Set<string>();
    const visit = (node: object) => {
      if ("tagName" in node && typeof node.tagName === "string") names.add(node.tagName);
      if ("childNodes" in node && Array.isArray(node.childNodes)) {
        for (const child of node.childNodes as object[]) visit(child);
      }
    };
    visit(parseFragment(message.html));
    expect([...names].toSorted()).toEqual([
      "a",
      "br",
      "meta",
      "p",
      "table",
      "tbody",
      "td",
      "th",
      "tr",
    ]);
    const hrefs = message.html.match(/href="[^"]*"/g) ?? [];
    expect(hrefs.every((href) => /^href="(?:mailto:|tel:|https?:\/\/)/.test(href))).toBe(true);
    expect(message.text).not.toMatch(/^(?:Bcc|Status|Subject: won|Lead: 7$)/m);
  });
});

test("no notification leaks to the browser or the log", async () => {
  const submission = submissionOf("zebulon", { lastName: "Zebulon", company: "Zebulon Works" });
  webhook.set("error-500");
  const answer = await send(url, submission);
  await pause(2500);
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
      await runCron(1, bare);
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

describe("addresses that became unusable while a mail waited", () => {
  test.each([
    ["email", submissionOf],
    ["digest-email", robotSubmission],
  ])("%s: the mail is sent once they are usable again", async (receiver, submissionWith) => {
    const submission = submissionWith(`unusable-${receiver}`);
    const id = submission.submissionId;
    const queued = await startWithoutNotificationQueue();
    const list = "sales@aioi.example; partners@aioi.example";
    const broken = await startVariant(running, {
      variables: { ...variables, LEAD_EMAIL_TO: list },
      mailUrl: mail.url,
    });
    const body = { version: 1, receiver, owner: randomUUID(), leads: [id] };
    const deliverTo = async (site: SiteServer) => {
      const worker = await site.miniflare.getWorker();
      const timestamp = new Date();
      return worker.queue("aioi-notifications", [
        { id: randomUUID(), timestamp, attempts: 1, body },
      ]);
    };
    try {
      expect((await send(queued.url, submission)).result).toEqual({ ok: true });
      const refused = await deliverTo(broken);
      expect([refused.explicitAcks.length, refused.retryMessages.length]).toEqual([0, 1]);
      const before = mail.received.length;
      const taken = await deliverTo(running.site);
      expect([taken.explicitAcks.length, taken.retryMessages.length]).toEqual([1, 0]);
      expect(mail.received.length).toBe(before + 1);
    } finally {
      await queued.stop();
      await broken.stop();
    }
  });
});

describe("a webhook with plain http to another host", () => {
  test("gets no lead; the log names it, and the lead is stored", async () => {
    running.logs.length = 0;
    const plain = await startVariant(running, {
      variables: { ...variables, LEAD_WEBHOOK_URL: "http://hooks.northgate.example/leads" },
    });
    try {
      const submission = submissionOf("plain-http");
      expect((await send(plain.url, submission)).result).toEqual({ ok: true });
      const filter = { submission_id: submission.submissionId };
      expect(await readRows(running.supabase, "hire_me_queries", filter)).toHaveLength(1);
      // The other receivers are notified.
      await eventually(
        async () =>
          running.logs.some(
            (line) => line.includes("notification.sent") && line.includes('"receiver":"email"'),
          ) || undefined,
      );
      const reports = running.logs.filter((line) => line.includes("environment.invalid"));
      expect(reports.map((line): unknown => JSON.parse(line))).toContainEqual(
        expect.objectContaining({
          level: "error",
          alert: true,
          name: "LEAD_WEBHOOK_URL",
          problem: "is not an https address (plain http only for localhost)",
        }),
      );
      expect(running.logs.join("\n")).not.toContain('"receiver":"webhook"');
    } finally {
      await plain.stop();
    }
  });
});

// The vendor's own program checks sender, recipients and shape.
test("miniflare's Email Service takes the mails", async () => {
  const logs: string[] = [];
  const vendor = await startVariant({ ...running, logs }, { variables });
  try {
    await send(vendor.url, submissionOf("vendor"));
    await send(vendor.url, drillSubmission(6, `vendor-${randomUUID()}`));
    const sent = (receiver: string) =>
      logs.some(
        (line) => line.includes("notification.sent") && line.includes(`"receiver":"${receiver}"`),
      );
    await eventually(
      async () => (sent("email") && sent("visitor") && sent("confirmation")) || undefined,
    );
    expect(logs.join("\n")).not.toContain("notification.retry_scheduled");
  } finally {
    await vendor.stop();
  }
});
