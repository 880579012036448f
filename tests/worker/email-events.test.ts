import { beforeAll, describe, expect, test } from "vitest";

import { main as leads } from "../../scripts/commands/leads.ts";
import { main as newsletterExport } from "../../scripts/commands/newsletter-export.ts";
import { mailsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { changeRows, readRows } from "../support/rows.ts";
import { runMain } from "../support/run-script.ts";
import {
  eventually,
  getStartedSubmission,
  newEmail,
  send,
  subscriptionOf,
} from "../support/running-site.ts";

const mail = receiverForFile();
const running = siteForFile(() => ({
  variables: {
    LEAD_EMAIL_TO: "sales@aioi.example",
    LEAD_EMAIL_FROM: "website@aioi.example",
    VISITOR_ACKNOWLEDGEMENT: "on",
    LEAD_TOKEN_KEY: "a key of 32 characters for tokens",
  },
  mailUrl: mail.url,
  producers: { EMAIL_EVENTS: "aioi-email-events" },
}));
let url: string;

beforeAll(() => void ({ url } = running.site));

/** https://developers.cloudflare.com/email-service/platform/event-subscriptions/, word for word. */
const documented = {
  delivered: `{"type":"cf.email.sending.message.delivered","source":{"type":"email.sending","zoneId":"023e105f4ecef8ad9ca31a8372d0c353","domain":"example.com"},"payload":{"eventId":"0190d0c4-7e9a-7b3c-9f12-1a2b3c4d5e6f","messageId":"0101018f7d0c4d9a-msg-deadbeef","sender":"noreply@example.com","recipient":"user@example.net","subject":"Welcome","terminal":true,"delivery":{"status":"delivered","provider":"gmail","deliveryTimeMs":1234,"smtpStatusCode":"250","smtpEnhancedStatusCode":"2.0.0","smtpResponse":"250 2.0.0 OK 1714820445 a1b2c3 - gsmtp"}},"metadata":{"accountId":"f9f79265f388666de8122cfb508d7776","eventSubscriptionId":"1830c4bb612e43c3af7f4cada31fbf3f","eventSchemaVersion":1,"eventTimestamp":"2026-06-01T02:48:57.132Z"}}`,
  deferred: `{"type":"cf.email.sending.message.deferred","source":{"type":"email.sending","zoneId":"023e105f4ecef8ad9ca31a8372d0c353","domain":"send.example.com"},"payload":{"eventId":"0190d0c4-7e9b-7714-9004-11f0b6d9a341","messageId":"0101018f7d0c4d9a-msg-deferred","sender":"receipts@send.example.com","recipient":"user@example.net","subject":"Your receipt","terminal":false,"delivery":{"status":"deferred","provider":"external_smtp","deliveryTimeMs":2143,"smtpStatusCode":"451","smtpEnhancedStatusCode":"4.2.0","smtpResponse":"451 4.2.0 Temporary mailbox error"},"bounce":{"type":"soft","classification":"temporary_failure","reason":"451 4.2.0 Temporary mailbox error"}},"metadata":{"accountId":"f9f79265f388666de8122cfb508d7776","eventSubscriptionId":"1830c4bb612e43c3af7f4cada31fbf3f","eventSchemaVersion":1,"eventTimestamp":"2026-06-01T02:48:57.132Z"}}`,
  bounced: `{"type":"cf.email.sending.message.bounced","source":{"type":"email.sending","zoneId":"023e105f4ecef8ad9ca31a8372d0c353","domain":"send.example.com"},"payload":{"eventId":"0190d0c4-7ea1-7af2-8b88-c1d2e3f4a5b6","messageId":"0101018f7d0c4d9a-msg-bounced","sender":"receipts@send.example.com","recipient":"user@example.net","subject":"Your receipt","terminal":true,"delivery":{"status":"bounced","provider":"external_smtp","deliveryTimeMs":2143,"smtpStatusCode":"550","smtpEnhancedStatusCode":"5.1.1","smtpResponse":"550 5.1.1 User unknown"},"bounce":{"type":"hard","classification":"permanent_failure","reason":"550 5.1.1 User unknown"}},"metadata":{"accountId":"f9f79265f388666de8122cfb508d7776","eventSubscriptionId":"1830c4bb612e43c3af7f4cada31fbf3f","eventSchemaVersion":1,"eventTimestamp":"2026-06-01T02:48:57.132Z"}}`,
  failed: `{"type":"cf.email.sending.message.failed","source":{"type":"email.sending","zoneId":"023e105f4ecef8ad9ca31a8372d0c353","domain":"example.com"},"payload":{"eventId":"0190d0c4-81c1-7bc6-9344-829cd9001a12","messageId":"0101018f7d0c4d9a-msg-failed","sender":"noreply@example.com","recipient":"user@example.net","subject":"Welcome","terminal":true,"delivery":{"status":"failed"},"failure":{"reason":"delivery_failed"}},"metadata":{"accountId":"f9f79265f388666de8122cfb508d7776","eventSubscriptionId":"1830c4bb612e43c3af7f4cada31fbf3f","eventSchemaVersion":1,"eventTimestamp":"2026-06-01T02:48:57.132Z"}}`,
  rejected: `{"type":"cf.email.sending.message.rejected","source":{"type":"email.sending","zoneId":"023e105f4ecef8ad9ca31a8372d0c353","domain":"example.com"},"payload":{"eventId":"0190d0c4-830a-77e5-8fa0-8d10f4e8dc8b","messageId":"0101018f7d0c4d9a-msg-rejected","sender":"noreply@example.com","recipient":"user@example.net","subject":"Welcome","terminal":true,"delivery":{"status":"rejected"},"rejection":{"reason":"suppressed","party":"recipient","detail":"Recipient is suppressed"}},"metadata":{"accountId":"f9f79265f388666de8122cfb508d7776","eventSubscriptionId":"1830c4bb612e43c3af7f4cada31fbf3f","eventSchemaVersion":1,"eventTimestamp":"2026-06-01T02:48:57.132Z"}}`,
  complained: `{"type":"cf.email.sending.message.complained","source":{"type":"email.sending","zoneId":"023e105f4ecef8ad9ca31a8372d0c353","domain":"send.example.com"},"payload":{"eventId":"0190d0c4-9f01-7c44-b2a1-aabbccddeeff","messageId":"0101018f7d0c4d9a-msg-complained","sender":"news@send.example.com","recipient":"user@example.net","terminal":true,"delivery":{"status":"complained"},"complaint":{"type":"abuse"}},"metadata":{"accountId":"f9f79265f388666de8122cfb508d7776","eventSubscriptionId":"1830c4bb612e43c3af7f4cada31fbf3f","eventSchemaVersion":1,"eventTimestamp":"2026-06-01T02:48:57.132Z"}}`,
} as const;

/** A documented message about another recipient. */
const eventOf = (name: keyof typeof documented, recipient: string): unknown =>
  JSON.parse(documented[name].replace("user@example.net", recipient));

/** Sends messages through the queue of `wrangler.toml`, as Cloudflare does. */
async function publish(...events: unknown[]): Promise<void> {
  const producer = await running.site.miniflare.getQueueProducer("EMAIL_EVENTS");
  for (const event of events) await producer.send(event);
}

const logged = (event: string) =>
  running.logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line["event"] === event);
const untilLogged = (event: string, count = 1) =>
  eventually(() => (logged(event).length >= count ? logged(event) : undefined));

/** As the link of the confirmation does. */
const confirm = (submissionId: string) =>
  changeRows(running.supabase, `newsletter_subscriptions?submission_id=eq.${submissionId}`, {
    confirmed_at: new Date().toISOString(),
  });

const newsletterSubmission = (email: string) =>
  subscriptionOf(email, { spamSignals: { honeypot: "", filledMs: 9000, token: "" } });
async function lead(email: string, fields: Record<string, unknown> = {}) {
  const submission = getStartedSubmission({ email, phone: "+1 555 0100", ...fields });
  expect((await send(url, submission)).result).toEqual({ ok: true });
  return submission.submissionId;
}
const rowOf = async (id: string, table = "hire_me_queries") => {
  const [row] = await readRows(running.supabase, table, { submission_id: id });
  return row;
};

describe("Cloudflare's documented messages", () => {
  test("a bounced acknowledgement marks its lead, and every other lead of the address", async () => {
    const email = newEmail("bounced");
    const [first, second, other] = [
      await lead(email),
      await lead(email.toUpperCase()),
      await lead(newEmail("other")),
    ];
    await eventually(() =>
      // One mail a day: to whichever of the two came first.
      mailsOf(mail).some(({ to }) => to.join().toLowerCase().includes(email)),
    );
    running.logs.length = 0;
    await publish(eventOf("bounced", email));
    expect(await untilLogged("email_event.recorded")).toMatchObject([
      { event: "email_event.recorded", name: "bounced", leads: 2, subscriptions: 0 },
    ]);
    for (const id of [first, second]) {
      expect(await rowOf(id)).toMatchObject({
        status: "new",
        email_problem: "bounced",
        email_problem_at: expect.any(String),
      });
    }
    expect(await rowOf(other)).toMatchObject({ email_problem: null });

    const marked = await rowOf(first);
    await publish(eventOf("bounced", email));
    expect(await untilLogged("email_event.recorded", 2)).toMatchObject([
      { leads: 2 },
      { leads: 0, subscriptions: 0 },
    ]);
    expect(await rowOf(first)).toEqual(marked);
    expect(running.logs.join("\n")).not.toContain("northgate.example");

    const env = operator();
    const { output: table } = await runMain(leads, [], env);
    expect(table).toContain("address bounced: call");
    const { output: csv } = await runMain(leads, ["--csv"], env);
    expect(csv).toContain("emailProblem,emailProblemAt");
    expect(csv).toContain(",address bounced: call,");
  });

  test.each([
    ["bounced", "address bounced: stopped"],
    ["complained", "reported as spam: stopped"],
  ] as const)("a newsletter address that %s is stopped, and seen", async (name, words) => {
    const email = newEmail(name);
    const submission = newsletterSubmission(email);
    expect((await send(url, submission)).result).toEqual({ ok: true });
    await publish(eventOf(name, email));
    const row = await eventually(async () => {
      const found = await rowOf(submission.submissionId, "newsletter_subscriptions");
      return found?.["unsubscribed_at"] ? found : undefined;
    });
    expect(row).toMatchObject({ email_problem: name, email_problem_at: expect.any(String) });
    const env = operator();
    const { output: listed } = await runMain(leads, ["--kind", "newsletter"], env);
    expect(listed).toContain(words);
    const { output: stopped } = await runMain(newsletterExport, ["--stopped"], env);
    expect(stopped).toContain(`${email},${String(row["unsubscribed_at"])},${name}`);
    // Anybody may subscribe it again: only who opens the link is no stopped address.
    const again = newsletterSubmission(email);
    expect((await send(url, again)).result).toEqual({ ok: true });
    expect((await runMain(newsletterExport, ["--stopped"], env)).output).toContain(email);
    await confirm(again.submissionId);
    expect((await runMain(newsletterExport, ["--stopped"], env)).output).not.toContain(email);
  });

  test("a soft bounce, and what is no failure of the address, marks nothing", async () => {
    const email = newEmail("fine");
    const id = await lead(email);
    const soft = JSON.parse(JSON.stringify(eventOf("bounced", email)).replace("hard", "soft"));
    running.logs.length = 0;
    const others = (["delivered", "deferred", "failed", "rejected"] as const).map((name) =>
      eventOf(name, email),
    );
    await publish(soft, ...others);
    const lines = await untilLogged("email_event.ignored", 5);
    expect(lines.map((line) => String(line["name"])).toSorted()).toEqual([
      "bounced",
      "deferred",
      "delivered",
      "failed",
      "rejected",
    ]);
    expect(await rowOf(id)).toMatchObject({ email_problem: null });
  });
});

test("what is no event is reported without its content, once, and holds no other up", async () => {
  const email = newEmail("after");
  const id = await lead(email);
  running.logs.length = 0;
  await publish(
    null,
    "maya@northgate.example",
    { type: "cf.email.sending.message.bounced" },
    {
      type: "cf.email.sending.message.bounced",
      payload: { recipient: ["maya@northgate.example"] },
    },
    { type: "cf.r2.bucket.created", payload: { recipient: "maya@northgate.example" } },
    { type: "cf.email.sending.message.opened", payload: { recipient: "maya@northgate.example" } },
    eventOf("bounced", email),
  );
  await untilLogged("email_event.recorded");
  expect(await untilLogged("email_event.unreadable", 5)).toHaveLength(5);
  expect(logged("email_event.ignored")).toMatchObject([{ name: "opened" }]);
  expect(await rowOf(id)).toMatchObject({ email_problem: "bounced" });
  expect(running.logs.join("\n")).not.toContain("northgate.example");
});

const operator = () => ({
  SUPABASE_URL: running.supabase.url,
  SUPABASE_SERVICE_ROLE_KEY: running.supabase.serviceRoleKey,
  SITE_ORIGIN: "https://aioi.example",
  LEAD_TOKEN_KEY: "a key of 32 characters for tokens",
});
