import { randomUUID } from "node:crypto";

import { afterEach, beforeAll, describe, expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { changeRows, readRows } from "../support/rows.ts";
import { eventually, newAddress, send, subscriptionOf } from "../support/running-site.ts";

const running = siteForFile();
let url: string;

beforeAll(() => void ({ url } = running.site));
afterEach(() => running.backend.set("none"));

const subscribe = (email: string, submissionId: string = randomUUID(), spamSignals: unknown = {}) =>
  send(
    url,
    subscriptionOf(email, { submissionId, source: { page: "/", opener: "home" }, spamSignals }),
  );

const robot = { honeypot: "https://spam.example", filledMs: 9000 };

const rowsOf = (email: string) => readRows(running.supabase, "newsletter_subscriptions", { email });

/** What a browser without script sends. */
const postForm = (
  email: string,
  headers: Record<string, string> = {},
  more: Record<string, string> = {},
) =>
  fetch(new URL("/newsletter", url), {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, "cf-connecting-ip": newAddress(), ...headers },
    body: new URLSearchParams({ email, ...more }),
  });

describe("newsletter_subscriptions", () => {
  test("holds the trimmed email", async () => {
    expect((await subscribe("  first@northgate.example ")).result).toEqual({ ok: true });
    const rows = await rowsOf("first@northgate.example");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ status: "new", source: { form: "newsletter", page: "/" } });
  });

  test("a second subscription of an address, in other letters, is 'duplicate' (code 23505)", async () => {
    await subscribe("twice@northgate.example");
    const answer = await subscribe("Twice@Northgate.example");
    expect(answer.status).toBe(409);
    expect(answer.result).toEqual({ ok: false, failure: "duplicate" });
    expect(await rowsOf("Twice@Northgate.example")).toEqual([]);
  });

  test("a retry of the same submission is a success, not a duplicate", async () => {
    const id = randomUUID();
    await subscribe("retry@northgate.example", id);
    expect((await subscribe("retry@northgate.example", id)).result).toEqual({ ok: true });
  });

  test("with the backend down it is queued and stored once", async () => {
    await running.backend.set("answer-lost");
    expect((await subscribe("down@northgate.example")).result).toEqual({ ok: true });
    await running.backend.set("none");
    await eventually(() => running.logs.some((line) => line.includes('"via":"queue"')));
    expect(await rowsOf("down@northgate.example")).toHaveLength(1);
  });

  test("the limit is tighter than that of the other forms: the fourth waits", async () => {
    const headers = { "cf-connecting-ip": newAddress() };
    const statuses: number[] = [];
    for (let count = 1; count <= 4; count += 1) {
      const data = subscriptionOf(`limit-${count}@northgate.example`);
      statuses.push((await send(url, data, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe("an address that a robot has sent", () => {
  const statusesOf = async (email: string) => (await rowsOf(email)).map(({ status }) => status);

  test.each([
    ["in the hidden field", robot],
    ["in no time", { honeypot: "", filledMs: 200 }],
  ])("%s is quarantined, the robot sees success", async (how, spamSignals) => {
    const email = `robot-${how.replaceAll(" ", "-")}@northgate.example`;
    expect((await subscribe(email, randomUUID(), spamSignals)).result).toEqual({ ok: true });
    // After the outage above, the lead may come through the queue.
    await eventually(async () => (await statusesOf(email)).length > 0);
    expect(await statusesOf(email)).toEqual(["quarantined"]);
  });

  test("can still be subscribed, once, in any letter case", async () => {
    await subscribe("held@northgate.example", randomUUID(), robot);
    expect((await subscribe("held@northgate.example")).result).toEqual({ ok: true });
    expect((await subscribe("HELD@northgate.example")).result).toEqual({
      ok: false,
      failure: "duplicate",
    });
    expect(await statusesOf("held@northgate.example")).toEqual(["quarantined", "new"]);
  });

  test("after a person had subscribed it, tells the robot nothing", async () => {
    await subscribe("real@northgate.example");
    const answer = await subscribe("Real@northgate.example", randomUUID(), robot);
    expect(answer.result).toEqual({ ok: true });
    expect(await statusesOf("real@northgate.example")).toEqual(["new"]);
    expect(await statusesOf("Real@northgate.example")).toEqual(["quarantined"]);
  });
});

test.each(["/", "/pricing", "/newsletter"])(
  "every newsletter form of %s has the hidden field, which nobody sees or reaches",
  async (path) => {
    const html = await (await fetch(new URL(path, url))).text();
    const forms = html.match(/<form[^>]*action="\/newsletter".*?<\/form>/gs) ?? [];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      expect(form).toMatch(/<input(?=[^>]*name="website")(?=[^>]*tabindex="-1")[^>]*>/i);
      expect(form).toMatch(/aria-hidden="true"[^>]*><label>/);
    }
  },
);

describe("the form without script", () => {
  test.each([
    ["posted@northgate.example", "subscribed", "You&#x27;ve been subscribed to our newsletter."],
    ["posted@northgate.example", "duplicate", "This email is already subscribed"],
  ])("%s is answered with 303 to a page that says: %s", async (email, result, words) => {
    const answer = await postForm(email);
    expect(answer.status).toBe(303);
    const location = answer.headers.get("location") ?? "";
    expect(location.replace(/&receipt=.*/, "")).toBe(`/newsletter?result=${result}`);
    const page = await fetch(new URL(location, url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(words);
  });

  test.each([
    ["posted", "Please enter a valid email address"],
    [" ", "Please enter your email address"],
  ])("%j is answered with 422 by the page, which says: %s", async (email, words) => {
    const answer = await postForm(email);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Validation Error");
    expect(html).toContain(words);
  });

  test("the hidden field quarantines and never drops", async () => {
    const email = "posted-robot@northgate.example";
    const answer = await postForm(email, {}, { website: "https://spam.example" });
    expect(answer.headers.get("location")).toMatch(/^\/newsletter\?result=subscribed&receipt=/);
    expect(await rowsOf(email)).toMatchObject([{ status: "quarantined" }]);
    const person = await postForm(email);
    expect(person.headers.get("location")).toMatch(/^\/newsletter\?result=subscribed&receipt=/);
    expect(await rowsOf(email)).toHaveLength(2);
  });

  test("a double click makes one row, and both are told of success", async () => {
    const headers = { "cf-connecting-ip": newAddress() };
    const email = "double-click@northgate.example";
    const answers = await Promise.all([1, 2].map(() => postForm(email, headers)));
    for (const answer of answers) {
      expect(answer.headers.get("location")).toMatch(/^\/newsletter\?result=subscribed&receipt=/);
    }
    expect(await rowsOf(email)).toHaveLength(1);
  });

  describe("after the address was unsubscribed", () => {
    const unsubscribeAll = (email: string) =>
      changeRows(
        running.supabase,
        `newsletter_subscriptions?email=eq.${email}&unsubscribed_at=is.null`,
        { unsubscribed_at: new Date().toISOString() },
      );
    const activeRows = async (email: string) =>
      (await rowsOf(email)).filter((row) => row["unsubscribed_at"] === null);

    test("subscribes it again in the same hour, once for a double click, as often as wanted", async () => {
      const headers = { "cf-connecting-ip": newAddress() };
      const email = "back-again@northgate.example";
      await postForm(email, headers);
      for (let rows = 2; rows <= 3; rows += 1) {
        await unsubscribeAll(email);
        const answers = await Promise.all([1, 2].map(() => postForm(email, headers)));
        for (const answer of answers) {
          expect(answer.headers.get("location")).toMatch(
            /^\/newsletter\?result=subscribed&receipt=/,
          );
        }
        expect(await activeRows(email)).toHaveLength(1);
        expect(await rowsOf(email)).toHaveLength(rows);
      }
    });

    test("subscribes it again through the queue", async () => {
      const headers = { "cf-connecting-ip": newAddress() };
      const email = "back-in-an-outage@northgate.example";
      await postForm(email, headers);
      await unsubscribeAll(email);
      await running.backend.set("refused");
      for (let count = 1; count <= 2; count += 1) {
        const answer = await postForm(email, headers);
        expect(answer.headers.get("location")).toMatch(/^\/newsletter\?result=subscribed&receipt=/);
      }
      await running.backend.set("none");
      await eventually(async () => (await activeRows(email)).length > 0);
      expect(await activeRows(email)).toHaveLength(1);
    });

    test("makes no further row of what a robot repeats", async () => {
      const headers = { "cf-connecting-ip": newAddress() };
      const email = "robot-again@northgate.example";
      for (let count = 1; count <= 2; count += 1) {
        const answer = await postForm(email, headers, { website: "https://spam.example" });
        expect(answer.headers.get("location")).toMatch(/^\/newsletter\?result=subscribed&receipt=/);
      }
      expect(await rowsOf(email)).toHaveLength(1);
    });
  });

  test("an odd result in the address gives the plain page", async () => {
    const page = await fetch(new URL("/newsletter?result=<script>", url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<h1");
  });

  test("a body that is no form is answered as an empty one", async () => {
    const answer = await fetch(new URL("/newsletter", url), {
      method: "POST",
      redirect: "manual",
      headers: { origin: url, "content-type": "text/plain", "cf-connecting-ip": newAddress() },
      body: "x",
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Please enter your email address");
  });
});
