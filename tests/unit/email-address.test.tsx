import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { mailContent } from "../../app/content/notifications.ts";
import { leadSchemas } from "../../app/leads/contract.ts";
import { SentReceipt } from "../../app/leads/receipt/sent-receipt.tsx";
import { sentRows } from "../../app/leads/receipt/sent-rows.ts";
import { suggestEmail } from "../../app/leads/suggest-email.ts";
import { site } from "../../app/content/site.ts";
import { displayEmail } from "../../app/lib/display-email.ts";
import { storedEmail } from "../../app/lib/email-address.ts";
import { readEmailEvent } from "../../app/server/notifications/email-event-consumer.ts";
import { digest, leadMail } from "../../app/server/notifications/mails.ts";

const person = {
  firstName: "Maya",
  lastName: "Okonjo",
  company: "Northgate Clinics",
  phone: "+49 30 1234",
  partnerType: "Reseller",
  expectedRevenue: "$1M+",
  subject: "An air-gapped pilot",
  message: "We would like to begin in March.",
};
const kinds = Object.keys(leadSchemas) as (keyof typeof leadSchemas)[]; // its keys

const problemOf = (kind: keyof typeof leadSchemas, email: string) =>
  v.safeParse(leadSchemas[kind], { ...person, email }).issues?.[0].message ?? null;

// "Accepted: any domain a browser could reach, in any script, and local parts in any script. Stored:
// trimmed, the domain in ASCII and lower case, the local part as typed in NFC."
const addresses: [typed: string, stored: string, shown: string][] = [
  ["max@münchen.de", "max@xn--mnchen-3ya.de", "max@münchen.de"],
  // Chromium hands over the other form of the same address.
  ["max@xn--mnchen-3ya.de", "max@xn--mnchen-3ya.de", "max@münchen.de"],
  [" Max@MÜNCHEN.DE ", "Max@xn--mnchen-3ya.de", "Max@münchen.de"],
  ["max@mu\u0308nchen.de", "max@xn--mnchen-3ya.de", "max@münchen.de"],
  ["max@straße.de", "max@xn--strae-oqa.de", "max@straße.de"],
  ["用户@例子。广告", "用户@xn--fsqu00a.xn--4rr70v", "用户@例子.广告"],
  ["أحمد@شبكة.com", "أحمد@xn--ngbc5azd.com", "أحمد@شبكة.com"],
  ["उपयोगकर्ता@उदाहरण.भारत", "उपयोगकर्ता@xn--p1b6ci4b4b3a.xn--h2brj9c", "उपयोगकर्ता@उदाहरण.भारत"],
  ["jose\u0301@example.com", "jos\u00e9@example.com", "jos\u00e9@example.com"],
  [
    "MAYA.O'Brien+ai@Northgate.Example",
    "MAYA.O'Brien+ai@northgate.example",
    "MAYA.O'Brien+ai@northgate.example",
  ],
];

describe("an email address in any script", () => {
  test.each(addresses)(
    "%s is stored as %s in every form and shown as %s",
    (typed, stored, shown) => {
      for (const kind of kinds) {
        const parsed = v.parse(leadSchemas[kind], { ...person, email: typed });
        expect(parsed.email, kind).toBe(stored);
      }
      expect(displayEmail(stored)).toBe(shown);
      expect(storedEmail(shown), "what is shown is the same address").toBe(stored);
    },
  );

  test.each([
    "maya",
    "@münchen.de",
    "max@münchen",
    "max@.de",
    "max@münchen..de",
    "max@münchen.de.",
    "max@mün chen.de",
    "max@münchen.de:80",
    "max@münchen.de/x",
    "max@mün%chen.de",
    "max@mün_chen.de",
    "max@eva@münchen.de",
    "max mustermann@münchen.de",
    "max\u00a0m@münchen.de",
    "max@\u200b.de",
    "max@１.２.３.４",
    `max@${"ü".repeat(70)}.de`,
  ])("%j is refused by every form", (email) => {
    for (const kind of kinds)
      expect(problemOf(kind, email), kind).toMatch(
        /^(Invalid|Please enter a valid) email address$/,
      );
  });

  test("255 counts the stored form", () => {
    const domain = `${"ü".repeat(20)}.`.repeat(5);
    const stored = storedEmail(`x@${domain}de`)?.length ?? 0;
    const local = (length: number) => "x".repeat(length - stored + 1);
    for (const kind of kinds) {
      expect(problemOf(kind, `${local(255)}@${domain}de`), kind).toBeNull();
      expect(problemOf(kind, `${local(256)}@${domain}de`), kind).toBe(
        "Email must be less than 255 characters",
      );
    }
  });

  test("a bounce names the address in either form", () => {
    const event = (recipient: string) =>
      readEmailEvent({
        type: "cf.email.sending.message.bounced",
        payload: { recipient, bounce: { type: "hard" } },
      })?.recipient;
    expect(event("max@münchen.de")).toBe("max@xn--mnchen-3ya.de");
    expect(event("max@xn--mnchen-3ya.de")).toBe("max@xn--mnchen-3ya.de");
  });

  test("a receipt shows it with the domain in its own script", () => {
    const fields = v.parse(leadSchemas.contactUs, { ...person, email: "max@münchen.de" });
    const sent = sentRows({ kind: "contactUs", fields, source: {} }, displayEmail(fields.email));
    expect(sent).toContainEqual({ label: "Answer to", value: "max@münchen.de" });
  });
});

// "Where our own mail cannot reach it, no mail is tried": nobody is told of one.
describe("a newsletter's receipt", () => {
  const receiptOf = (email: string, ctaId: string, needsConfirmation = true) => {
    const submission = {
      kind: "newsletter" as const,
      fields: v.parse(leadSchemas.newsletter, { email }),
      source: { opener: ctaId, page: "/" },
    };
    const facts = {
      reference: "AIOI-3F2A-5B0C",
      receivedAt: 0,
      place: null,
      needsConfirmation,
      email: displayEmail(email),
    };
    return renderToStaticMarkup(
      <SentReceipt {...facts} submission={submission} bookingUrl={null} />,
    );
  };

  test.each(["用户@例子.广告", "josé@example.com", "a..b@example.com"])(
    "says of %s who writes to whom, because our mail cannot reach it",
    (email) => {
      for (const ctaId of ["newsletter-section", "footer"]) {
        const html = receiptOf(email, ctaId);
        expect(html).toContain("Our mail cannot reach");
        expect(html).toContain(`Write to ${site.email} from it`);
        expect(html).not.toMatch(/We (?:write|are sending)|[Tt]he link/);
      }
      // Without mail nothing is confirmed.
      expect(receiptOf(email, "footer", false)).toContain("You are on the list.");
    },
  );

  test("says of an address at an international domain that a mail goes to it", () => {
    expect(receiptOf("max@xn--mnchen-3ya.de", "newsletter-section")).toContain(
      "We are sending a mail to max@münchen.de. Open the link in it within 7 days to confirm the address.",
    );
  });

  test("names a way out where it does not know the address", () => {
    expect(receiptOf("max@münchen.de", "footer")).toContain(
      `If no mail comes, write to ${site.email}.`,
    );
  });
});

describe("the team's mail", () => {
  const mailTo = (email: string) => {
    const lead = {
      id: "3f2a5b0c-0000-4000-8000-000000000000",
      kind: "contactUs" as const,
      status: "new",
      createdAt: "2026-11-28T10:00:00Z",
      receivedAt: "2026-11-28T10:00:00Z",
      fields: { first_name: "Max", email },
      source: {},
    };
    return { ...leadMail(lead), digest: digest([lead], mailContent.digest).text };
  };

  test("shows the domain in its own script, and a reply goes to the address", () => {
    const { text, html, replyTo, digest: listed } = mailTo("max@xn--mnchen-3ya.de");
    expect(replyTo).toBe("max@xn--mnchen-3ya.de");
    for (const body of [text, html, listed]) expect(body).toContain("max@münchen.de");
    expect(text).not.toContain("Answer by hand");
  });

  // "Where our own mail cannot reach it, the team's notice says 'answer by hand'."
  test.each(["用户@xn--fsqu00a.xn--4rr70v", "josé@example.com", "a..b@example.com"])(
    "says of %s that somebody answers by hand",
    (email) => {
      const { text, digest: listed, replyTo } = mailTo(email);
      expect(replyTo).toBeUndefined();
      expect(text).toContain("Answer by hand");
      expect(listed).toContain("Answer by hand");
    },
  );

  // "A free or throw-away domain is a fact in the team's mail, never a refusal."
  test.each([
    ["maya@gmail.com", "At a free mail service"],
    ["maya@gmx.de", "At a free mail service"],
    ["maya@mailinator.com", "At a service for throw-away addresses"],
  ])("says of %s: %s", (email, note) => {
    expect(mailTo(email).attachments?.[0]?.content).toContain(note);
    for (const kind of kinds) expect(problemOf(kind, email), kind).toBeNull();
  });

  test("says nothing of a company's address", () => {
    const { text, attachments } = mailTo("maya@northgate.example");
    expect(`${text}${attachments?.[0]?.content}`).not.toContain("About the address");
  });
});

describe("a likely typing error", () => {
  test.each([
    ["maya@gmial.com", "maya@gmail.com"],
    ["maya@gmal.com", "maya@gmail.com"],
    ["maya@gmaill.com", "maya@gmail.com"],
    ["maya@gnail.com", "maya@gmail.com"],
    ["maya@gmail.co", "maya@gmail.com"],
    ["maya@gmail.con", "maya@gmail.com"],
    [" Maya.O@GMIAL.COM ", "Maya.O@gmail.com"],
    ["m@gmial.com", "m@gmail.com"],
    ["maya@hotmial.com", "maya@hotmail.com"],
    ["maya@yaho.com", "maya@yahoo.com"],
    ["maya@outlok.com", "maya@outlook.com"],
    ["maya@iclod.com", "maya@icloud.com"],
    ["maya@northgate.con", "maya@northgate.com"],
  ])("%s: did you mean %s?", (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  test.each([
    "",
    "maya",
    "@gmial.com",
    "maya@gmail.com",
    "maya@GMAIL.com",
    "maya@mail.com",
    "maya@ymail.com",
    "maya@email.com",
    "maya@yahoo.ca",
    "maya@yahoo.co.uk",
    "maya@hotmail.de",
    "maya@gmx.de",
    "maya@northgate.example",
    "maya@north.community.example",
    "maya@münchen.de",
    "maya@xn--mnchen-3ya.de",
  ])("nothing is suggested for %j", (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});
