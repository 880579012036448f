import { randomUUID } from "node:crypto";

import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { type SentReceipt as Facts, submissionSchema } from "../../app/leads/contract.ts";
import { SentReceipt } from "../../app/leads/receipt/sent-receipt.tsx";
import { documents, documentsCtaId } from "../../app/content/documents.ts";
import { sharedSiteForFile } from "../support/for-file.ts";
import { expectNonce, readPage } from "../support/read-page.ts";
import { readRows } from "../support/rows.ts";
import {
  getStartedSubmission,
  newAddress,
  send as sendForm,
  startBeside,
} from "../support/running-site.ts";

const running = sharedSiteForFile();
let url: string;

beforeAll(() => void ({ url } = running.site));

/** Sends a submission as the site's own forms do. */
const send = async (submission: object, site = url) =>
  JSON.parse((await sendForm(site, submission)).text) as { ok: boolean; receipt?: Facts };

/** What the form's island shows of a receipt. */
const toHtml = (submission: object, receipt: Facts | undefined): string =>
  receipt === undefined
    ? ""
    : renderToStaticMarkup(
        <SentReceipt {...receipt} submission={v.parse(submissionSchema, submission)} />,
      );

const post = (path: string, fields: Record<string, string>, site = url) =>
  fetch(new URL(path, site), {
    method: "POST",
    redirect: "manual",
    headers: { origin: site, "cf-connecting-ip": newAddress() },
    body: new URLSearchParams(fields),
  });

const reference = (id: string) => `AIOI-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

/** The words of HTML, without its marks. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ")
    .trim();

const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const deadline = new RegExp(
  String.raw`(?:We answer|Your sign-in comes) by ${weekday}, \d{1,2}:\d\d [ap]m ET\s?\.`,
);

describe("a form sent with script gets its receipt with the success", () => {
  test("of a dialog: a popover with reference, deadline and what was sent", async () => {
    const submission = getStartedSubmission({ email: "receipt@northgate.example", phone: "" });
    const { ok, receipt } = await send(submission);
    expect(ok).toBe(true);
    const html = toHtml(submission, receipt);
    expect(html).toMatch(/^<div popover="auto" role="region" aria-label="Receipt"/);
    const words = wordsOf(html);
    expect(words).toContain(`Reference ${reference(submission.submissionId)}`);
    expect(words).toMatch(deadline);
    expect(words).toContain("About Explorer, on our machines");
    expect(words).toContain("From Maya Okonjo, Northgate Clinics");
    expect(words).toContain("Answer to receipt@northgate.example");
    expect(words).toContain("Message We need an air-gapped pilot.");
    // Filled fields only.
    expect(words).not.toContain("Phone");
    // No booking without an address for it.
    expect(words).toContain("Done");
    expect(words).not.toContain("Book a time");
  });

  test("of the contact page: in the place of the form, with the subject", async () => {
    const submission = {
      kind: "contactPage",
      submissionId: randomUUID(),
      fields: {
        firstName: "Orla",
        lastName: "Wexcombe",
        email: "orla@harrowtide.example",
        company: "Harrow & Tide",
        phone: "+1 555 0100",
        subject: "Claims assistant",
        message: "Six servers.\nWhich tier?",
      },
      source: { page: "/contact-us", opener: "contact-page" },
    };
    const { receipt } = await send(submission);
    const html = toHtml(submission, receipt);
    expect(html).not.toContain("popover");
    const words = wordsOf(html);
    expect(words).toContain("Subject Claims assistant From Orla Wexcombe, Harrow &amp; Tide");
    expect(words).toContain("Phone +1 555 0100");
    expect(words).toContain("Write another");
  });

  test("a partner's and a consultation's name their own times and steps", async () => {
    const person = {
      firstName: "Maya",
      lastName: "Okonjo",
      email: "maya@northgate.example",
      company: "Northgate",
    };
    const partner = {
      kind: "partner",
      submissionId: randomUUID(),
      fields: { ...person, phone: "1", partnerType: "Reseller", expectedRevenue: "$1M" },
      source: {},
    };
    const words = wordsOf(toHtml(partner, (await send(partner)).receipt));
    expect(words).toContain("A named member of the partner team replies.");
    expect(words).toContain("Partner type Reseller Expected revenue $1M");
    const consultation = {
      kind: "consultation",
      submissionId: randomUUID(),
      fields: { ...person, whatsappNumber: "", solution: "Edge AI", requirements: "Two days." },
      source: {},
    };
    const other = wordsOf(toHtml(consultation, (await send(consultation)).receipt));
    expect(other).toContain("A named engineer replies.");
    expect(other).toContain("Solution Edge AI Requirements Two days.");
  });

  test("a request for the documents lists all eight, and says that no mail brings them here", async () => {
    const submission = {
      kind: "contactUs",
      submissionId: randomUUID(),
      fields: {
        ...person,
        email: "documents@northgate.example",
        phone: "",
        message: "All, please.",
      },
      source: { page: "/trust", opener: documentsCtaId },
    };
    const html = toHtml(submission, (await send(submission)).receipt);
    for (const { href } of documents) expect(html).toContain(`href="${href}"`);
    const words = wordsOf(html);
    expect(words).toContain("Open them here.");
    expect(words).toContain(
      `To sign: the DPA and the BAA. Return one copy to hello@aioi.example with the reference ${reference(submission.submissionId)}.`,
    );
    expect(words).toMatch(/A person answers questions by \w+day,/);
    const filter = { email: "documents@northgate.example" };
    expect(await readRows(running.supabase, "hire_me_queries", filter)).toHaveLength(1);
  });

  test("what was typed is escaped", async () => {
    const submission = getStartedSubmission({ message: '<img src=x onerror="alert(1)">' });
    const html = toHtml(submission, (await send(submission)).receipt);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(html).not.toContain("<img");
  });

  test("one in quarantine gets the same, and a refused one gets none", async () => {
    const robot = { ...getStartedSubmission(), spamSignals: { honeypot: "x", filledMs: 9000 } };
    expect((await send(robot)).receipt?.reference).toBe(reference(robot.submissionId));
    const invalid = await send(getStartedSubmission({ email: "maya" }));
    expect(invalid).toEqual({ ok: false, failure: "invalid" });
  });

  test("one that waits in the queue gets it too", async () => {
    const down = await startBeside(running);
    try {
      await down.backend.set("refused");
      const submission = getStartedSubmission();
      const { receipt } = await send(submission, down.site.url);
      expect(receipt?.reference).toBe(reference(submission.submissionId));
    } finally {
      await down.stop();
    }
  });

  test("a simulated delivery has none: nothing is stored", async () => {
    const demo = await startBeside(running, { variables: { CONTACT_PAGE_DELIVERY: "simulated" } });
    try {
      const answer = await send(
        {
          kind: "contactPage",
          submissionId: randomUUID(),
          fields: {
            firstName: "Maya",
            lastName: "Okonjo",
            email: "demo@northgate.example",
            company: "Northgate",
            phone: "",
            subject: "A pilot",
            message: "In March, please.",
          },
          source: {},
        },
        demo.site.url,
      );
      expect(answer).toEqual({ ok: true });
    } finally {
      await demo.stop();
    }
  });

  test("with BOOKING_URL it offers a time", async () => {
    const variables = { BOOKING_URL: "https://calendar.example/aioi" };
    const booked = await startBeside(running, { variables });
    try {
      const submission = getStartedSubmission();
      const html = toHtml(submission, (await send(submission, booked.site.url)).receipt);
      expect(html).toMatch(
        /<a href="https:\/\/calendar\.example\/aioi\?name=[^"]+&amp;email=[^"]+&amp;reference=AIOI-[^"]+"[^>]*>Book a time</,
      );
      expect(wordsOf(html)).not.toContain("Done");

      // Without script too: over the page of a dialog's form, and in the place of the contact page's.
      const contact = { phone: "", subject: "A pilot", message: "In March, please." };
      const booker = { ...person, email: "booked-receipt@northgate.example" };
      for (const [path, fields] of [
        ["/pricing", { ...booker, kind: "getStarted" }],
        ["/contact-us", { ...booker, ...contact, kind: "contactPage" }],
      ] as const) {
        const answer = await post(path, fields, booked.site.url);
        const location = answer.headers.get("location") ?? "";
        const response = await fetch(new URL(location, booked.site.url));
        expect(await response.text()).toMatch(
          /<a href="https:\/\/calendar\.example\/aioi\?reference=AIOI-[^"]+"[^>]*>Book a time</,
        );
      }
    } finally {
      await booked.stop();
    }
  });
});

const person = {
  firstName: "Maya",
  lastName: "Okonjo",
  email: "posted-receipt@northgate.example",
  company: "Northgate",
};

describe("a form posted without script leads to its receipt", () => {
  test("whose address holds reference, time, where the trial runs and signature, and nothing that was typed", async () => {
    const answer = await post("/pricing?utm_source=x", { ...person, kind: "getStarted" });
    const location = answer.headers.get("location") ?? "";
    expect(location).toMatch(
      /^\/pricing\?utm_source=x&sent=getStarted&receipt=AIOI-[0-9A-F]{4}-[0-9A-F]{4}\.\d{10}\.ours\.[0-9a-f]{64}#receipt$/,
    );
    const [row] = await readRows(running.supabase, "hire_me_queries", { email: person.email });
    const own = reference(String(row?.["submission_id"]));
    expect(location).toContain(own);

    const page = await readPage(new URL(location, url));
    expect(page.status).toBe(200);
    expect(page.response.headers.get("cache-control")).toBe("no-store");
    expect(page.found).toBe("aioi; fwd=bypass; detail=receipt");
    expectNonce(page.html, page.policy);
    const words = wordsOf(page.html);
    expect(words).toContain(own);
    expect(words).toMatch(deadline);
    expect(words).toContain("Request submitted!");
    expect(page.html).toContain('href="/pricing?utm_source=x"');
    expect(page.html).not.toContain(person.email);
  });

  test("an altered or foreign address says nothing of a form: it is the page from the cache", async () => {
    const answer = await post("/pricing", { ...person, kind: "getStarted", phone: "2" });
    const location = answer.headers.get("location") ?? "";
    await (await fetch(new URL("/pricing", url))).text();
    for (const address of [
      location.replace(/AIOI-...../, "AIOI-0000-"),
      location.replace(/.(?=#)/, "!"),
      location.replace("sent=getStarted", "sent=hireMe"),
      "/pricing?sent=getStarted&receipt=1",
    ]) {
      const page = await readPage(new URL(address, url));
      expect(page.status).toBe(200);
      expect(page.html, address).not.toContain("Request submitted!");
      expect(page.html, address).not.toContain('aria-label="Receipt"');
      expect(page.response.headers.get("cache-control")).not.toBe("no-store");
    }
  });

  test("the contact page shows it in the place of the form", async () => {
    const answer = await post("/contact-us", {
      ...person,
      kind: "contactPage",
      subject: "A pilot",
      message: "In March, please.",
    });
    const page = await readPage(new URL(answer.headers.get("location") ?? "", url));
    expect(wordsOf(page.html)).toMatch(deadline);
    expect(page.html).not.toContain('name="subject"');
    expect(page.html).toContain("Message sent successfully!");
  });

  test("Trust lists the documents over the page", async () => {
    const message = "Please send all eight documents.";
    const answer = await post("/trust", { ...person, kind: "contactUs", message });
    const page = await readPage(new URL(answer.headers.get("location") ?? "", url));
    const [, receipt = ""] = page.html.split('aria-label="Receipt"');
    for (const { href } of documents) expect(receipt).toContain(`href="${href}"`);
    expect(wordsOf(receipt)).toContain("Open them here.");
  });

  test("the newsletter's page shows it beside its words", async () => {
    const answer = await post("/newsletter", { email: "posted-list@northgate.example" });
    const page = await readPage(new URL(answer.headers.get("location") ?? "", url));
    const words = wordsOf(page.html);
    expect(words).toContain("You've been subscribed to our newsletter. Thank you!");
    expect(words).toMatch(/You are on the list\. .*reference AIOI-[0-9A-F]{4}-[0-9A-F]{4}/);
    expect(page.html).not.toContain("posted-list@northgate.example");
  });

  test("the newsletter's page shows that of another form, whatever came of the newsletter", async () => {
    for (const path of ["/newsletter", "/newsletter?result=confirmed"]) {
      const answer = await post(path, { ...person, kind: "hireMe" });
      const page = await readPage(new URL(answer.headers.get("location") ?? "", url));
      expect(page.html, path).toContain('aria-label="Receipt"');
    }
  });

  test("a form that was not taken has none", async () => {
    const answer = await post("/pricing", { ...person, kind: "getStarted", company: "" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain('aria-label="Receipt"');
  });
});
