import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { TestSite } from "../support/site-pool.ts";
import { mailsOf, reportsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { type FakeSiteverify, goodToken, startFakeSiteverify } from "../support/fake-siteverify.ts";
import { changeRows, readRows } from "../support/rows.ts";
import { runCron, tuesday } from "../support/run-cron.ts";
import {
  eventually,
  newEmail,
  send,
  startVariant,
  subscriptionOf,
} from "../support/running-site.ts";

// Many addresses, each subscribed once and from another network address: the mail is the attack.

const mail = receiverForFile();
const alerts = receiverForFile();
const variables = () => ({
  LEAD_EMAIL_FROM: "website@aioi.example",
  LEAD_TOKEN_KEY: "a key that signs the links of tests",
  SITE_ORIGIN: "https://www.aioi.example",
  ALERT_WEBHOOK_URL: alerts.url,
});
const running = siteForFile(() => ({ variables: variables(), mailUrl: mail.url }));
let siteverify: FakeSiteverify;
let guarded: TestSite;

beforeAll(async () => {
  siteverify = await startFakeSiteverify();
  guarded = await startVariant(running, {
    variables: {
      ...variables(),
      TURNSTILE_SITE_KEY: "site-key",
      TURNSTILE_SECRET_KEY: "secret-key",
      TURNSTILE_VERIFY_URL: siteverify.url,
    },
    mailUrl: mail.url,
  });
});
afterAll(async () => {
  await guarded.stop();
  siteverify.stop();
});

const subscribe = async (email: string, { url } = running.site, token?: string) => {
  const signals = token === undefined ? {} : { honeypot: "", filledMs: 9000, token };
  const { result } = await send(url, subscriptionOf(email, { spamSignals: signals }));
  expect(result).toEqual({ ok: true });
};

const asked = () => new Set(mailsOf(mail).flatMap(({ to }) => to));
const untilAsked = (email: string) => eventually(() => asked().has(email));

const markAsSpam = (pattern: string) =>
  changeRows(running.supabase, `newsletter_subscriptions?email=like.${pattern}`, {
    status: "spam",
  });

const first = Array.from({ length: 49 }, () => newEmail("first"));
const flood = Array.from({ length: 20 }, () => newEmail("flood"));
const person = newEmail("person");

describe("more than two of three subscriptions are never confirmed", () => {
  test("from the fiftieth on nobody is asked to confirm; rows stay, visitors see success", async () => {
    for (const email of first) await subscribe(email);
    for (const email of first) await untilAsked(email);
    for (const email of flood) await subscribe(email);
    await subscribe(person);
    await running.site.settle();
    await runCron(running.site, tuesday);
    await running.site.settle();
    expect([...asked()].toSorted()).toEqual(first.toSorted());
    for (const email of [...flood, person]) {
      const rows = await readRows(running.supabase, "newsletter_subscriptions", { email });
      expect(rows).toMatchObject([{ status: "new", confirmed_at: null }]);
    }
  });

  test("the monitor says so", () => {
    expect(reportsOf(alerts)[0]).toMatchObject({
      problems: [
        {
          name: "unconfirmed-subscriptions",
          message:
            "70 newsletter subscriptions of the last days were not confirmed, 0 were; confirmation mails are paused.",
        },
      ],
      findings: { unconfirmedSubscriptions: 70 },
    });
    expect(JSON.stringify(reportsOf(alerts))).not.toContain("northgate");
  });

  test("with Turnstile the mail goes to persons only", async () => {
    const [verified, program] = [newEmail("verified"), newEmail("program")];
    await subscribe(program, guarded, "");
    await subscribe(verified, guarded, goodToken);
    await untilAsked(verified);
    await guarded.settle();
    expect(asked().has(program)).toBe(false);
  });

  test("once the flood is marked as spam, whoever waits is asked to confirm", async () => {
    await markAsSpam("f*");
    await runCron(running.site, tuesday);
    await untilAsked(person);
    await running.site.settle();
    for (const email of flood) expect(asked().has(email)).toBe(false);
    expect(reportsOf(alerts).at(-1)).toMatchObject({ recovered: ["unconfirmed-subscriptions"] });
  });
});
