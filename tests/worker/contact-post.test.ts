import { beforeAll, describe, expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { newAddress, send, startBeside } from "../support/running-site.ts";

const running = sharedSiteForFile();
let url: string;

beforeAll(() => void ({ url } = running.site));

const complete = {
  firstName: "Maya",
  lastName: "Okonjo",
  email: "maya@northgate.example",
  company: "Northgate Clinics",
  phone: "",
  subject: "An air-gapped pilot",
  message: "We would like to begin in March.",
};
const posted = { kind: "contactPage", ...complete };

const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(new URL("/contact-us", url), {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, "cf-connecting-ip": newAddress(), ...headers },
    body: new URLSearchParams({ ...posted, ...fields }),
  });

describe("the contact page's form without script", () => {
  test("stores subject, blank line and message, and answers 303 to the page with the message", async () => {
    const answer = await postForm({ email: "posted@northgate.example" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/contact-us\?sent=contactPage&receipt=/);
    const sent = new URL(answer.headers.get("location") ?? "", url);
    const page = await (await fetch(sent)).text();
    expect(page).toContain("Message sent successfully!");
    expect(page).toContain(
      "Thank you for contacting us. We&#x27;ll get back to you within 24 hours.",
    );
    const filter = { email: "posted@northgate.example" };
    const [row] = await readRows(running.supabase, "hire_me_queries", filter);
    expect(row).toMatchObject({
      first_name: "Maya",
      whatsapp_number: null,
      solution: null,
      selected_autopilots: ["contact_page"],
      additional_requirements: "An air-gapped pilot\n\nWe would like to begin in March.",
    });
  });

  test("keeps the campaign of the page's address, and the consent that stood there", async () => {
    const page = await (await fetch(new URL("/contact-us?utm_source=news&gbraid=g1", url))).text();
    const [, form = ""] = /<form([^>]*)>(?:(?!<form).)*name="subject"/s.exec(page) ?? [];
    // Without an action a form posts to the address of its page, parameters included.
    expect(form).not.toContain("action=");
    const [, consent = ""] = /name="consent" value="([^"]+)"/.exec(page) ?? [];
    const email = "campaign@northgate.example";
    const answer = await fetch(new URL("/contact-us?utm_source=news&gbraid=g1", url), {
      method: "POST",
      redirect: "manual",
      headers: { origin: url, "cf-connecting-ip": newAddress() },
      body: new URLSearchParams({ ...posted, email, consent }),
    });
    expect(answer.status).toBe(303);
    const [row] = await readRows(running.supabase, "hire_me_queries", { email });
    expect(row?.["source"]).toMatchObject({
      utm_source: "news",
      gbraid: "g1",
      page: "/contact-us",
      consent_version: consent,
      consent_text: expect.stringMatching(/^By sending, you agree/),
    });
  });

  test("a form that posts elsewhere has the campaign of the page it stands on", async () => {
    const email = "referred@northgate.example";
    const answer = await fetch(new URL("/newsletter", url), {
      method: "POST",
      redirect: "manual",
      headers: {
        origin: url,
        referer: `${url}/pricing?utm_campaign=spring&twclid=t1`,
        "cf-connecting-ip": newAddress(),
      },
      body: new URLSearchParams({ email }),
    });
    expect(answer.status).toBe(303);
    const [row] = await readRows(running.supabase, "newsletter_subscriptions", { email });
    expect(row?.["source"]).toMatchObject({
      page: "/pricing",
      utm_campaign: "spring",
      twclid: "t1",
    });
  });

  test("keeps the data and shows the errors beside the fields", async () => {
    const answer = await postForm({ firstName: "M", subject: "Hi", email: "maya@northgate" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("First name must be at least 2 characters");
    expect(html).toContain("Subject must be at least 5 characters");
    expect(html).toContain("Please enter a valid email address");
    expect(html).toMatch(/<input[^>]*name="email"[^>]*>/);
    expect(/<input[^>]*name="email"[^>]*>/.exec(html)?.[0]).toContain('value="maya@northgate"');
    expect(html).toContain("We would like to begin in March.</textarea>");
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });

  test("what was typed is escaped", async () => {
    const html = await (
      await postForm({ firstName: '"><script>alert(1)</script>', subject: "" })
    ).text();
    expect(html).not.toContain("<script>alert(1)</script>");
  });

  test("the hidden field quarantines and never drops", async () => {
    const answer = await postForm({ email: "robot@spam.example", website: "https://spam.example" });
    expect(answer.status).toBe(303);
    const filter = { email: "robot@spam.example" };
    const [row] = await readRows(running.supabase, "hire_me_queries", filter);
    expect(row).toMatchObject({ status: "quarantined" });
  });

  describe("sent twice", () => {
    const rowsOf = (email: string) => readRows(running.supabase, "hire_me_queries", { email });

    test("by a double click: one row, and both are told that it was sent", async () => {
      const email = "double-click@northgate.example";
      const headers = { "cf-connecting-ip": newAddress() };
      const answers = await Promise.all([1, 2, 3].map(() => postForm({ email }, headers)));
      for (const answer of answers) {
        expect(answer.status).toBe(303);
        expect(answer.headers.get("location")).toMatch(/^\/contact-us\?sent=contactPage&receipt=/);
      }
      expect(await rowsOf(email)).toHaveLength(1);
    });

    test("for another place, or another tier: a row each, because each asks for something else", async () => {
      const email = "another-place@northgate.example";
      const headers = { "cf-connecting-ip": newAddress() };
      const asked = [{ place: "ours" }, { place: "yours" }, { tier: "explorer" }];
      for (const one of asked) {
        const answer = await postForm({ kind: "getStarted", email, ...one }, headers);
        expect(answer.status).toBe(303);
      }
      const sources = (await rowsOf(email)).map((row) => row["source"]);
      expect(sources).toHaveLength(3);
      for (const one of asked) expect(sources).toContainEqual(expect.objectContaining(one));
    });

    test("after the answer was lost: one row", async () => {
      const email = "answer-lost@northgate.example";
      const bare = await startBeside(running, { without: "queueProducers" });
      try {
        const post = () =>
          fetch(new URL("/contact-us", bare.site.url), {
            method: "POST",
            redirect: "manual",
            headers: { origin: bare.site.url },
            body: new URLSearchParams({ ...posted, email }),
          });
        await bare.backend.set("answer-lost");
        expect((await post()).status).toBe(503);
        await bare.backend.set("none");
        expect((await post()).status).toBe(303);
        expect(await rowsOf(email)).toHaveLength(1);
      } finally {
        await bare.stop();
      }
    });

    test("eight times it costs nothing of the limit", async () => {
      const headers = { "cf-connecting-ip": newAddress() };
      for (let count = 1; count <= 8; count += 1) {
        expect((await postForm({}, headers)).status).toBe(303);
      }
    });

    test("by two visitors, or with other contents: a row each", async () => {
      const email = "each@northgate.example";
      const headers = { "cf-connecting-ip": newAddress() };
      await postForm({ email }, headers);
      await postForm({ email });
      await postForm({ email, phone: "+1 555 0100" }, headers);
      expect(await rowsOf(email)).toHaveLength(3);
    });

    test("first as a robot would: what a person sends is not taken for the same", async () => {
      const email = "same-network@northgate.example";
      const headers = { "cf-connecting-ip": newAddress() };
      await postForm({ email, website: "https://spam.example" }, headers);
      await postForm({ email }, headers);
      const statuses = (await rowsOf(email)).map(({ status }) => status);
      expect(statuses).toEqual(["quarantined", "new"]);
    });
  });

  test("line breaks are stored as a form with script stores them: LF", async () => {
    const email = "lines@northgate.example";
    await postForm({ email, message: "One line.\r\n\r\nAnother line." });
    await send(url, {
      kind: "contactPage",
      submissionId: crypto.randomUUID(),
      fields: { ...complete, email, message: "One line.\n\nAnother line." },
      source: {},
    });
    const rows = await readRows(running.supabase, "hire_me_queries", { email });
    expect(rows.map((row) => row["additional_requirements"])).toEqual([
      "An air-gapped pilot\n\nOne line.\n\nAnother line.",
      "An air-gapped pilot\n\nOne line.\n\nAnother line.",
    ]);
  });

  test("a message of 1000 characters with 19 line breaks is not too long", async () => {
    const message = `${"x".repeat(49)}\r\n`.repeat(19) + "x".repeat(50);
    expect((await postForm({ message })).status).toBe(303);
    expect((await postForm({ message: `${message}x` })).status).toBe(422);
  });
});

describe("a form of a dialog without script, posted to the page that holds it", () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(new URL("/pricing?utm_source=x", url), {
      method: "POST",
      redirect: "manual",
      headers: { origin: url, "cf-connecting-ip": newAddress(), ...headers },
      body: new URLSearchParams({ ...complete, ...fields }),
    });

  test("is stored, and answered with 303 to the same page and its search", async () => {
    const email = "dialog@northgate.example";
    const answer = await post({
      kind: "getStarted",
      email,
      opener: "pricing-tier",
      tier: "scaler",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(
      /^\/pricing\?utm_source=x&sent=getStarted&receipt=/,
    );
    const [row] = await readRows(running.supabase, "hire_me_queries", { email });
    expect(row).toMatchObject({
      status: "new",
      selected_autopilots: [],
      source: { form: "getStarted", page: "/pricing", opener: "pricing-tier", tier: "scaler" },
    });
    const page = await fetch(new URL(answer.headers.get("location") ?? "", url));
    expect(await page.text()).toContain("Request submitted!");
    for (const path of ["/pricing", "/pricing?sent=getStarted"]) {
      const other = await (await fetch(new URL(path, url))).text();
      expect(other, path).not.toContain("Request submitted!");
    }
  });

  test("with a failing field is answered by its page, the dialog open, kept by nobody", async () => {
    const answer = await post({ kind: "getStarted", company: "" });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(/<dialog[^>]*id="getStarted-dialog"[^>]*>/.exec(html)?.[0]).toMatch(/ open\b/);
    expect(html).toContain("Company is required");
    expect(html).toContain("We would like to begin in March.</textarea>");
  });

  test.each(["", "__proto__", "nothing"])(
    "of no kind of ours (%j) is refused with 400",
    async (kind) => {
      expect((await post({ kind })).status).toBe(400);
    },
  );
});
