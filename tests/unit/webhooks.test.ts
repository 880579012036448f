import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test, vi } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { createLog } from "../../app/server/environment/log.ts";
import { reportFailedLead } from "../../app/server/leads/report-failed-lead.ts";
import { postAlert } from "../../app/server/notifications/alert.ts";
import type { StoredLead } from "../../app/server/notifications/lead-claims.ts";
import { digestPayload, leadPayload, postWebhook } from "../../app/server/notifications/webhook.ts";
import { localService } from "../support/local-service.ts";
import { failingKv, type KvEntries, kvNamespace } from "../support/kv-namespace.ts";
import { logLines } from "../support/log-lines.ts";
import { partialContext } from "../support/request-context.ts";

const receiver = localService(() => ({ body: "ok" }));

const logged = logLines();
afterEach(() => void vi.useRealTimers());

const now = Date.parse("2026-11-24T10:00:00Z");
const log = createLog("a request");
const received = () => receiver.asked.map(({ body }): unknown => JSON.parse(body));

const siteOf = (variables: object = {}) =>
  readEnvironment(
    {
      SITE_ORIGIN: "https://aioi.example",
      ENVIRONMENT: "production",
      ALERT_WEBHOOK_URL: `${receiver.url}/alerts`,
      ...variables,
    },
    () => undefined,
  );

describe("an alert for the operator", () => {
  const alert = {
    sentences: ["One is wrong.", "Another is over."],
    problems: [{ name: "dead-leads", message: "One is wrong.", since: now - 60_000 }],
    recovered: ["Another is over."],
    findings: { deadLeads: 1 },
  };

  test("names the site, the problems since when, and what is over", async () => {
    expect(await postAlert(alert, siteOf(), now, log)).toBe(true);
    expect(receiver.asked).toMatchObject([
      { method: "POST", path: "/alerts", headers: { "content-type": "application/json" } },
    ]);
    expect(received()).toEqual([
      {
        site: "https://aioi.example",
        environment: "production",
        text: "https://aioi.example: One is wrong. Another is over.",
        at: "2026-11-24T10:00:00.000Z",
        problems: [
          { name: "dead-leads", message: "One is wrong.", since: "2026-11-24T09:59:00.000Z" },
        ],
        recovered: ["Another is over."],
        findings: { deadLeads: 1 },
      },
    ]);
  });

  test.each([
    ["staging", { ENVIRONMENT: "staging" }, "https://aioi.example (staging)", "staging"],
    ["a local site", { ENVIRONMENT: undefined }, "https://aioi.example (local)", "local"],
    [
      "a site without its address",
      { SITE_ORIGIN: undefined },
      "a site without SITE_ORIGIN",
      "production",
    ],
  ])("of %s says so", async (_, variables, label, environment) => {
    await postAlert(alert, siteOf(variables), now, log);
    expect(received()).toMatchObject([
      { environment, text: `${label}: One is wrong. Another is over.` },
    ]);
  });

  test.each([
    ["fails", { status: 500 }],
    ["redirects to a sign-in page", { status: 302, headers: { location: "/sign-in" } }],
  ])("has not arrived where the webhook %s", async (_, response) => {
    receiver.respond = () => response;
    expect(await postAlert(alert, siteOf(), now, log)).toBe(false);
    expect(receiver.asked).toHaveLength(1);
    expect(logged).toMatchObject([
      { event: "monitor.alert_failed", alert: true, status: response.status },
    ]);
  });

  test("has not arrived where nobody answers", async () => {
    const dead = siteOf({ ALERT_WEBHOOK_URL: "http://127.0.0.1:9/" });
    expect(await postAlert(alert, dead, now, log)).toBe(false);
    expect(logged).toMatchObject([
      { event: "monitor.alert_failed", alert: true, error: "TypeError" },
    ]);
  });

  test("is not sent without a webhook", async () => {
    expect(await postAlert(alert, siteOf({ ALERT_WEBHOOK_URL: undefined }), now, log)).toBe(false);
    expect([receiver.asked, logged]).toEqual([[], []]);
  });
});

describe("a failure that a visitor saw", () => {
  const contextOf = (variables: object) =>
    // It reads nothing else of the context.
    partialContext({ environment: siteOf(variables), log });

  test("is a mark in KV, and the monitor tells of it", async () => {
    const entries: KvEntries = new Map();
    await reportFailedLead("lost", "lead-1", contextOf({ LEAD_LIMITS: kvNamespace(entries) }));
    expect([...entries.keys()]).toEqual(["monitor:failed:lost:lead-1"]);
    expect([receiver.asked, logged]).toEqual([[], []]);
  });

  test("is told by the request itself while KV fails, once an hour for each kind", async () => {
    vi.useFakeTimers({ now, toFake: ["Date"] });
    const context = contextOf({ LEAD_LIMITS: failingKv() });
    await reportFailedLead("lost", "lead-1", context);
    const message = "1 leads reached neither database nor queue; visitors were told.";
    expect(received()).toMatchObject([
      {
        text: `https://aioi.example: ${message}`,
        problems: [{ name: "lost-leads", message, since: "2026-11-24T10:00:00.000Z" }],
        recovered: [],
        findings: {},
      },
    ]);
    expect(logged).toMatchObject([{ event: "lead_status.write_failed", error: "TypeError" }]);
    await reportFailedLead("lost", "lead-2", context);
    expect(receiver.asked).toHaveLength(1);
    await reportFailedLead("refused", "lead-3", context);
    expect(received()[1]).toMatchObject({
      problems: [
        {
          name: "refused-leads",
          message: "The database refused 1 leads; their visitors were told.",
        },
      ],
    });
    vi.setSystemTime(now + 3_599_999);
    await reportFailedLead("lost", "lead-4", context);
    expect(receiver.asked).toHaveLength(2);
    vi.setSystemTime(now + 3_600_000);
    await reportFailedLead("lost", "lead-5", context);
    expect(receiver.asked).toHaveLength(3);
  });

  test("is told again by the next one when the webhook did not take it", async () => {
    const context = contextOf({ LEAD_LIMITS: failingKv() });
    receiver.respond = () => ({ status: 500 });
    await reportFailedLead("lost", "lead-1", context);
    await reportFailedLead("lost", "lead-2", context);
    expect(receiver.asked).toHaveLength(2);
  });

  test("is a line of the log where no webhook is configured", async () => {
    await reportFailedLead(
      "lost",
      "lead-1",
      contextOf({ LEAD_LIMITS: failingKv(), ALERT_WEBHOOK_URL: undefined }),
    );
    expect(receiver.asked).toEqual([]);
    expect(logged.map(({ event }) => event)).toEqual(["lead_status.write_failed"]);
  });
});

describe("the webhook of leads", () => {
  const secret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
  const lead: StoredLead = {
    id: "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11",
    kind: "hireMe",
    status: "new",
    createdAt: "2026-11-22T09:30:00.000Z",
    receivedAt: "2026-11-22T09:25:00.000Z",
    fields: { email: "maya@northgate.example", company: "x".repeat(20_000) },
    source: { form: "hireMe" },
  };

  // docs/notifications.md has the properties that a receiver may rely on.
  test("has a lead with its reference, and long values cut", () => {
    const { data, ...rest } = leadPayload(lead);
    expect(rest).toEqual({
      type: "lead.created",
      version: 1,
      timestamp: "2026-11-22T09:30:00.000Z",
    });
    expect(data).toMatchObject({
      id: lead.id,
      reference: "AIOI-5F0C-3B8E",
      kind: "hireMe",
      status: "new",
      created_at: "2026-11-22T09:30:00.000Z",
      source: { form: "hireMe" },
    });
    expect(data.fields["email"]).toBe("maya@northgate.example");
    expect(String(data.fields["company"]).length).toBeLessThan(10_100);
  });

  test("has a digest with the time of its youngest lead, and shorter values", () => {
    const younger = { ...lead, createdAt: "2026-11-23T09:30:00.000Z" };
    const digest = digestPayload([lead, lead, younger]);
    expect(digest).toMatchObject({
      type: "lead.quarantine_digest",
      version: 1,
      timestamp: "2026-11-23T09:30:00.000Z",
      data: { count: 3, leads: [{ id: lead.id }, { id: lead.id }, { id: lead.id }] },
    });
    expect(String(digest.data.leads[0]?.fields["company"]).length).toBeLessThan(400);
    expect(digestPayload([]).data).toEqual({ count: 0, leads: [] });
  });

  test("is signed as Standard Webhooks says, and its status is the receiver's", async () => {
    receiver.respond = () => ({ status: 202 });
    const payload = leadPayload(lead);
    expect(await postWebhook(`${receiver.url}/leads`, secret, lead.id, payload)).toBe(202);
    const [asked] = receiver.asked;
    if (asked === undefined) throw new Error("Nothing arrived");
    const { method, path, headers, body } = asked;
    expect([method, path, headers["content-type"]]).toEqual(["POST", "/leads", "application/json"]);
    expect(headers["webhook-id"]).toBe(lead.id);
    const signed = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    );
    expect(new Webhook(secret).verify(body, signed)).toEqual(JSON.parse(JSON.stringify(payload)));
  });

  test("follows no redirect: the signature is for one receiver", async () => {
    receiver.respond = () => ({ status: 307, headers: { location: "/elsewhere" } });
    expect(await postWebhook(receiver.url, secret, lead.id, {})).toBe(307);
    expect(receiver.asked).toHaveLength(1);
  });
});
