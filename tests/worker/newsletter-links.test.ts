import { randomUUID } from "node:crypto";

import { beforeAll, describe, expect, test } from "vitest";

import { main as newsletterExport } from "../../scripts/commands/newsletter-export.ts";
import type { Command } from "../../scripts/lib/command.ts";
import { mailsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { asOperator, changeRows, readRows } from "../support/rows.ts";
import { runMain } from "../support/run-script.ts";
import {
  eventually,
  newAddress,
  newEmail,
  send,
  startVariant,
  subscriptionOf,
} from "../support/running-site.ts";

const key = "a key that signs the links of tests";

const mail = receiverForFile();
const running = siteForFile(() => ({
  variables: {
    LEAD_EMAIL_TO: "sales@aioi.example",
    LEAD_EMAIL_FROM: "website@aioi.example",
    LEAD_TOKEN_KEY: key,
    SITE_ORIGIN: "https://www.aioi.example",
  },
  mailUrl: mail.url,
}));
let url: string;

beforeAll(() => void ({ url } = running.site));

const subscribe = (email: string, more: object = {}) => send(url, subscriptionOf(email, more));

const rowsOf = (email: string) => readRows(running.supabase, "newsletter_subscriptions", { email });

const confirmationsTo = (email: string) => mailsOf(mail).filter(({ to }) => to.includes(email));

const confirmationTo = (email: string, count = 1) =>
  eventually(() => confirmationsTo(email)[count - 1]);

/** The links of a mail, at the address where the tests' site answers. */
async function linksTo(email: string, count = 1) {
  const { text, headers } = await confirmationTo(email, count);
  const [confirm = "", unsubscribe = ""] = text.match(/https:\/\/\S+/g) ?? [];
  const local = (link: string) => link.replace("https://www.aioi.example", url);
  return { confirm: local(confirm), unsubscribe: local(unsubscribe), headers };
}

const follow = (link: string, init: RequestInit = {}) =>
  fetch(link, { redirect: "manual", headers: { "cf-connecting-ip": newAddress() }, ...init });

const locationOf = async (link: string, init?: RequestInit) =>
  (await follow(link, init)).headers.get("location");

const textOf = async (location: string | null) =>
  (await fetch(new URL(location ?? "/nowhere", url))).text();

/** What a mail program posts (RFC 8058, section 3.2). */
const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };

const age = (email: string, days: number) =>
  changeRows(running.supabase, `newsletter_subscriptions?email=eq.${email}`, {
    created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
  });

describe("double opt-in", () => {
  test("a subscription is unconfirmed until its owner follows the link, and the toasts stay", async () => {
    const email = newEmail("unconfirmed");
    expect((await subscribe(email)).result).toEqual({ ok: true });
    expect(await rowsOf(email)).toMatchObject([
      { status: "new", needs_confirmation: true, confirmed_at: null },
    ]);
    // 'Already subscribed' only for a confirmed or unconfirmed address.
    expect((await subscribe(email.toUpperCase())).result).toEqual({
      ok: false,
      failure: "duplicate",
    });
    const { confirm } = await linksTo(email);
    const answer = await follow(confirm);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const page = await fetch(new URL(answer.headers.get("location") ?? "", url));
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("You&#x27;ve been subscribed to our newsletter. Thank you!");
    expect(html).toContain('<meta name="robots" content="noindex"');
    const [row] = await rowsOf(email);
    expect(row?.["confirmed_at"]).not.toBeNull();
    expect((await subscribe(email)).result).toEqual({ ok: false, failure: "duplicate" });
    expect(await locationOf(confirm)).toBe("/newsletter?result=confirmed");
    expect((await rowsOf(email))[0]?.["confirmed_at"]).toBe(row?.["confirmed_at"]);
    expect(confirmationsTo(email)).toHaveLength(1);
  });

  test("after seven days the link is dead, and the address can be subscribed again, once", async () => {
    const email = newEmail("expired");
    await subscribe(email);
    const { confirm } = await linksTo(email);
    await age(email, 8);
    expect(await locationOf(confirm)).toBe("/newsletter?result=expired");
    expect(await textOf("/newsletter?result=expired")).toContain("This link no longer works.");
    expect((await subscribe(email)).result).toEqual({ ok: true });
    expect((await subscribe(email)).result).toEqual({ ok: false, failure: "duplicate" });
    const again = await linksTo(email, 2);
    expect(await locationOf(again.confirm)).toBe("/newsletter?result=confirmed");
  });
});

describe("unsubscribing", () => {
  test("GET asks, the page's form stops it without script", async () => {
    const email = newEmail("asked");
    await subscribe(email);
    const { confirm, unsubscribe } = await linksTo(email);
    await follow(confirm);
    const location = await locationOf(unsubscribe);
    const html = await textOf(location);
    expect(html).toContain("Unsubscribe from the newsletter?");
    expect((await rowsOf(email))[0]?.["unsubscribed_at"]).toBeNull();

    const [, action = ""] = /<form[^>]*action="([^"]*unsubscribe[^"]*)"/.exec(html) ?? [];
    const stopped = await locationOf(`${url}${action.replaceAll("&amp;", "&")}`, {
      method: "POST",
      headers: { origin: url, "content-type": "application/x-www-form-urlencoded" },
    });
    expect(stopped).toBe("/newsletter?result=unsubscribed");
    expect(await textOf(stopped)).toContain("You are unsubscribed.");
    expect((await rowsOf(email))[0]?.["unsubscribed_at"]).not.toBeNull();
    expect(await locationOf(confirm)).toBe("/newsletter?result=expired");
  });

  test.each([
    ["form-urlencoded", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    [
      "multipart",
      (() => {
        const form = new FormData();
        form.set("List-Unsubscribe", "One-Click");
        return form;
      })(),
    ],
  ])("one click of a mail program (%s) stops it, without a redirect", async (name, body) => {
    const email = newEmail(name);
    await subscribe(email);
    const { unsubscribe } = await linksTo(email);
    const answer = await follow(unsubscribe, { method: "POST", body });
    expect(answer.status).toBe(200);
    expect((await rowsOf(email))[0]?.["unsubscribed_at"]).not.toBeNull();
    // Again, as a program may.
    expect((await follow(unsubscribe, { method: "POST", body })).status).toBe(200);
  });

  test("the link of a mail that was never confirmed stops the subscription that replaced it", async () => {
    const email = newEmail("replaced");
    await subscribe(email);
    const first = await linksTo(email);
    await age(email, 8);
    await subscribe(email);
    await follow((await linksTo(email, 2)).confirm);
    expect((await follow(first.unsubscribe, oneClick)).status).toBe(200);
    const rows = await rowsOf(email);
    expect(rows).toHaveLength(2);
    expect(rows.filter((row) => row["unsubscribed_at"] === null)).toEqual([]);
  });

  test("a stopped address may subscribe again, and the link of the old mail still stops it", async () => {
    const email = newEmail("again");
    await subscribe(email);
    const first = await linksTo(email);
    await follow(first.confirm);
    await follow(first.unsubscribe, oneClick);
    expect((await subscribe(email)).result).toEqual({ ok: true });
    const second = await linksTo(email, 2);
    expect(await locationOf(second.confirm)).toBe("/newsletter?result=confirmed");
    expect((await follow(first.unsubscribe, oneClick)).status).toBe(200);
    const rows = await rowsOf(email);
    expect(rows.filter((row) => row["unsubscribed_at"] === null)).toEqual([]);
  });
});

const insertRow = (row: object) =>
  asOperator(running.supabase, "POST", "newsletter_subscriptions", row);

/** Also what it prints beside the list. */
async function exportWith(environment: Record<string, string>, ...parameters: string[]) {
  const notes: string[] = [];
  const main: Command = (given, variables, print) =>
    newsletterExport(given, variables, print, (line) => void notes.push(line));
  return { ...(await runMain(main, parameters, environment)), notes };
}

test("npm run newsletter:export prints subscribers with a link that unsubscribes", async () => {
  const emails = ["listed", "unconfirmed", "gone"].map(newEmail);
  const [listed = "", unconfirmed = "", gone = ""] = emails;
  // Marked by staff after their owners had confirmed.
  const marked = { spam: newEmail("spam"), quarantined: newEmail("held"), test: newEmail("test") };
  const [worked, plus] = ["worked", "+plus"].map(newEmail);
  const confirmed_at = new Date().toISOString();
  for (const [status, email] of [...Object.entries(marked), ["contacted", worked], ["new", plus]]) {
    await insertRow({ submission_id: randomUUID(), email, status, confirmed_at });
  }
  for (const email of emails) await subscribe(email);
  await follow((await linksTo(listed)).confirm);
  const goneLinks = await linksTo(gone);
  await follow(goneLinks.confirm);
  await follow(goneLinks.unsubscribe, oneClick);
  // As people copy it from a browser.
  const env = { ...hosted(), SITE_ORIGIN: `${url}/` };
  const ran = await exportWith(env, "--json");
  expect(ran.code).toBe(0);
  const subscribers = JSON.parse(ran.output) as { email: string; unsubscribe_url: string }[];
  expect(subscribers.map(({ email }) => email)).toContain(listed);
  expect(ran.output).not.toContain(unconfirmed);
  expect(ran.output).not.toContain(gone);
  for (const email of [worked, plus]) expect(ran.output).toContain(email);
  for (const email of Object.values(marked)) expect(ran.output).not.toContain(email);
  // Two rows were written without the Worker.
  expect(ran.notes).toEqual([
    expect.stringMatching(new RegExp(`^2 of ${subscribers.length} links unsubscribe nobody: `)),
  ]);
  const link = subscribers.find(({ email }) => email === listed)?.unsubscribe_url ?? "";
  expect(link).toContain(`${url}/newsletter/unsubscribe?token=`);
  expect((await follow(link, oneClick)).status).toBe(200);
  expect((await rowsOf(listed))[0]?.["unsubscribed_at"]).not.toBeNull();
  // A mail program takes the address from the CSV as it is.
  const { output: csv } = await exportWith(env);
  expect(csv).toContain("email,confirmed_at,unsubscribe_url\r\n");
  expect(csv).toContain(`\r\n${plus},`);
});

test("npm run newsletter:export lists who was told of a subscription while no mail was configured", async () => {
  const bare = await startVariant(running, { variables: { LEAD_TOKEN_KEY: key } });
  const [unasked = "", stopped = "", other = ""] = ["unasked", "stopped", "other"].map(newEmail);
  try {
    for (const email of [unasked, stopped]) {
      const answer = await send(bare.url, subscriptionOf(email));
      expect(answer.result).toEqual({ ok: true });
    }
  } finally {
    await bare.stop();
  }
  // Its owner has stopped it; then somebody typed it into the form.
  const unsubscribed_at = new Date().toISOString();
  await insertRow({ submission_id: randomUUID(), email: stopped.toUpperCase(), unsubscribed_at });
  await insertRow({ submission_id: randomUUID(), email: other, needs_confirmation: true });
  const env = { ...hosted(), SITE_ORIGIN: url };
  const { output } = await exportWith(env);
  expect(output).toMatch(new RegExp(`^${unasked},,https?://`, "m"));
  expect(output).not.toContain(stopped);
  expect(output).not.toContain(other);
  const [, link = ""] = new RegExp(`^${unasked},,(\\S+)`, "m").exec(output) ?? [];
  expect((await follow(link, oneClick)).status).toBe(200);
  expect((await exportWith(env)).output).not.toContain(unasked);
});

test("npm run newsletter:export refuses a key that is not the Worker's", async () => {
  const email = newEmail("key");
  await subscribe(email);
  await follow((await linksTo(email)).confirm);
  const env = { ...hosted(), LEAD_TOKEN_KEY: "too short for the Worker", SITE_ORIGIN: url };
  const { code, output } = await exportWith(env);
  expect(code).toBe(1);
  expect(output).toMatch(/^No link would unsubscribe anybody: .*LEAD_TOKEN_KEY.*\n$/);
});

const hosted = () => ({
  SUPABASE_URL: running.supabase.url,
  SUPABASE_SERVICE_ROLE_KEY: running.supabase.serviceRoleKey,
  LEAD_TOKEN_KEY: key,
});

test.each(["www.aioi.example", "localhost:8787", "mailto:info@aioi.example"])(
  "npm run newsletter:export makes no links from the origin %s",
  async (SITE_ORIGIN) => {
    const ran = await runMain(newsletterExport, [], { ...hosted(), SITE_ORIGIN });
    expect(ran).toEqual({
      code: 1,
      output: `SITE_ORIGIN is not an address such as https://www.your-domain.com: "${SITE_ORIGIN}".\n`,
    });
  },
);

test("a hostile token in the page's address stays out of its form", async () => {
  const token = encodeURIComponent('"><script>alert(1)</script>');
  const html = await textOf(`/newsletter?result=unsubscribe&token=${token}`);
  expect(html).toContain('action="/newsletter/unsubscribe?token="');
  expect(html).not.toContain("<script>alert(1)");
});

test("the log holds neither a token nor an address", () => {
  const logs = running.logs.join("\n");
  expect(logs).toContain('"event":"newsletter.confirmed"');
  expect(logs).toContain('"route":"/newsletter/confirm"');
  expect(logs).not.toMatch(/northgate|token=|@/);
});
