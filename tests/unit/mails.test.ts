import { describe, expect, test } from "vitest";

import { mailContent } from "../../app/content/notifications.ts";
import type { LeadKind } from "../../app/leads/form-fields.ts";
import { dialogContent } from "../../app/leads/dialogs/dialog-content.ts";
import { documents, documentsCtaId } from "../../app/content/documents.ts";
import { contactUsContent } from "../../app/pages/contact-us/content.ts";
import { readEnvironment } from "../../app/server/environment/environment.ts";
import { acknowledgement, digest, leadMail } from "../../app/server/notifications/mails.ts";

const leadOf = (kind: LeadKind) => ({
  id: "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11",
  kind,
  status: "new",
  createdAt: "2026-11-22T09:30:00.000Z",
  receivedAt: "2026-11-22T09:25:00.000Z",
  fields: { email: "maya@northgate.example" },
  source: {},
});

/** What a reply does not quote. */
const forTeam = (lead: Parameters<typeof leadMail>[0]) =>
  leadMail(lead)
    .attachments?.map(({ content }) => content)
    .join("") ?? "";

/** HTML as a program shows it that takes the tags out. */
const withoutTags = (html: string) =>
  html
    .replace(/<head>[^]*<\/head>/, "")
    .replaceAll(/<br>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&");

// "A reply sends our notes to the visitor": mail programs quote the whole body.
describe("the mail to the team", () => {
  const lead = {
    ...leadOf("hireMe"),
    fields: {
      first_name: "Maya",
      last_name: "Okonjo",
      email: "maya@gmail.com",
      whatsapp_number: "+44 20 7946 0000",
      company: "Northgate",
      additional_requirements: "See https://northgate.example/a?b=1&c=2, please.\nThanks <3",
    },
    source: { form: "hireMe", page: "/pricing", utm_campaign: "spring", country: "CA" },
  };
  const { text, html, subject } = leadMail(lead);

  test.each([
    ["hireMe", "within 24 hours", "Monday, November 23, 4:25 am"],
    ["consultation", "in under 2 hours", "Sunday, November 22, 6:25 am"],
    ["partner", "within 2-3 business days", "Wednesday, November 25, 4:25 am"],
  ] as const)("%s: the team is told the deadline on the office's clock", (kind, length, when) => {
    expect(forTeam(leadOf(kind))).toContain(
      `The visitor was promised a reply ${length}. The answer is due by ${when} Eastern Time, New York.`,
    );
  });

  test("the second address is told that nobody has answered yet", () => {
    const { subject, attachments } = leadMail(leadOf("hireMe"), true);
    // A reply shows it to the visitor: it does not say that we are late.
    expect(subject).toMatch(/^Open: Hire Me AIOI-/);
    expect(attachments?.[0]?.content).toContain(
      "Nobody has marked this lead of the AIOI website as contacted, and three quarters of its time are over.",
    );
  });

  test("holds the reference and the visitor's words, and nothing of ours", () => {
    for (const body of [text, withoutTags(html), subject]) {
      for (const ours of ["promised", "/pricing", "spring", lead.id, lead.createdAt, "free mail"]) {
        expect(body).not.toContain(ours);
      }
    }
    const attached = forTeam(lead);
    for (const ours of ["promised", "/pricing", "spring", lead.id, lead.createdAt, "free mail"]) {
      expect(attached).toContain(ours);
    }
  });

  test("begins with who and what", () => {
    const first = "Maya Okonjo, Northgate: Hire Me, AIOI-5F0C-3B8E";
    expect(text.startsWith(first)).toBe(true);
    expect(withoutTags(html).trim().startsWith(first)).toBe(true);
  });

  test("begins with one line, whatever a name holds", () => {
    const fields = { ...lead.fields, first_name: "Maya\nStatus: won", last_name: "\u2028Lead: 7" };
    expect(leadMail({ ...lead, fields }).text.split("\n")[0]).toBe(
      "Maya Status: won Lead: 7, Northgate: Hire Me, AIOI-5F0C-3B8E",
    );
  });

  test("lets address, phone and typed links be pressed", () => {
    expect(html).toContain('<a href="mailto:maya@gmail.com">maya@gmail.com</a>');
    expect(html).toContain('<a href="tel:+442079460000">+44 20 7946 0000</a>');
    expect(html).toContain(
      '<a href="https://northgate.example/a?b=1&amp;c=2">https://northgate.example/a?b=1&amp;c=2</a>, please.<br>Thanks &lt;3',
    );
  });

  // All of these are legal before the @, and a link would end there or begin its subject.
  test.each([
    ["maya?subject=won#top&x=100%", "maya%3Fsubject%3Dwon%23top%26x%3D100%25"],
    ["o'brien+ai/north", "o'brien%2Bai%2Fnorth"],
    ["märz", "m%C3%A4rz"],
  ])("writes to the whole address %s@gmail.com", (local, escaped) => {
    const fields = { ...lead.fields, email: `${local}@gmail.com` };
    expect(leadMail({ ...lead, fields }).html).toContain(`href="mailto:${escaped}@gmail.com"`);
  });

  test.each([
    ["(https://en.example/wiki/Model_(AI))", "https://en.example/wiki/Model_(AI)"],
    ["https://en.example/wiki/Model_(AI).", "https://en.example/wiki/Model_(AI)"],
    ["[https://northgate.example/a[0]/b]!", "https://northgate.example/a[0]/b"],
    ["“https://northgate.example/a”, he said", "https://northgate.example/a"],
    ["«https://northgate.example/a»", "https://northgate.example/a"],
    ["資料はhttps://northgate.example/aです。", "https://northgate.example/aです"],
    ["資料（https://northgate.example/a）、図", "https://northgate.example/a"],
    ["https://northgate.example/a(b", "https://northgate.example/a"],
    ["https://northgate.example/", "https://northgate.example/"],
  ])("a typed link ends where its sentence goes on: %s", (typed, href) => {
    const fields = { ...lead.fields, additional_requirements: typed };
    expect(leadMail({ ...lead, fields }).html).toContain(`<a href="${href}">${href}</a>`);
  });

  test("has neither an empty table nor blank lines for what there is nothing to say of", () => {
    const fields = { ...lead.fields, email: "maya@northgate.example" };
    const mail = leadMail({ ...lead, fields });
    expect(mail.html).not.toMatch(/<table[^>]*><\/table>/);
    for (const part of [mail.text, forTeam({ ...lead, fields })]) {
      expect(part).not.toContain("\n\n\n");
      expect(part).not.toMatch(/\n\n$/);
    }
  });

  test("presses nothing that is no address of the web", () => {
    const typed = 'javascript:alert(1) https://"onclick=x data:text/html,x';
    const fields = { ...lead.fields, additional_requirements: typed };
    const hrefs = leadMail({ ...lead, fields }).html.match(/href="[^"]*"/g) ?? [];
    expect(hrefs.every((href) => /^href="(?:mailto:|tel:|https?:\/\/)/.test(href))).toBe(true);
  });

  test("reads without its tags as its text does", () => {
    const plain = (body: string) =>
      body
        .replaceAll(/[\s:]+/g, " ")
        .replaceAll("&lt;", "<")
        .trim();
    expect(plain(withoutTags(html))).toBe(plain(text));
    expect(withoutTags(html)).not.toMatch(/(?:name|Email|Phone)\S/);
  });
});

describe("the attachment of the mail to the team says what the form promised to the visitor", () => {
  test.each([
    ["getStarted", "within 24 hours", dialogContent.getStarted.promise],
    ["hireMe", "within 24 hours", dialogContent.hireMe.promise],
    ["contactUs", "within 24 hours", dialogContent.contactUs.promise],
    ["contactPage", "within 24 hours", contactUsContent.form.promise],
    ["consultation", "in under 2 hours", dialogContent.consultation.promise],
    ["partner", "within 2-3 business days", dialogContent.partner.promise],
  ] as const)("%s: %s", (kind, time, promise) => {
    expect(promise.join(" ")).toContain(time);
    expect(forTeam(leadOf(kind))).toContain(`The visitor was promised a reply ${time}.`);
  });

  test("newsletter: none", () => {
    expect(forTeam(leadOf("newsletter"))).toContain("The visitor was promised no reply.");
  });
});

test("the digest names the command that shows its leads whole", () => {
  expect(digest([leadOf("getStarted")], mailContent.digest).text).toContain(
    "`npm run leads -- --status quarantined --limit 100 --json`",
  );
});

test("each lead of a digest begins with a heading that says who has written what", () => {
  const { text, html } = digest([leadOf("hireMe"), leadOf("newsletter")], mailContent.digest);
  for (const name of ["Hire Me", "Newsletter"]) {
    const heading = `maya@northgate.example: ${name}, AIOI-5F0C-3B8E`;
    expect(text).toContain(`\n\n${heading}\n---`);
    expect(html).toContain(`>${heading}</h2>`);
  }
});

test("each mail about a lead has the reference of its receipt", () => {
  const reference = "AIOI-5F0C-3B8E";
  expect(leadMail(leadOf("getStarted")).text).toContain(reference);
  expect(forTeam(leadOf("getStarted"))).toContain(`Reference: ${reference}`);
  expect(digest([leadOf("getStarted")], mailContent.digest).text).toContain(reference);
  const { text } = acknowledgement(leadOf("getStarted"), { SITE_ORIGIN: null, BOOKING_URL: null });
  expect(text).toContain(`Your reference is ${reference}.`);
});

describe("the mail to who asks for the documents", () => {
  const environment = { SITE_ORIGIN: "https://aioi.example", BOOKING_URL: null };
  const asked = { ...leadOf("contactUs"), source: { opener: documentsCtaId } };

  test("is one, with all eight links and how the signed ones come back", () => {
    const { subject, text, html } = acknowledgement(asked, environment);
    expect(subject).toBe("Eight documents of AIOI: AIOI-5F0C-3B8E");
    for (const { name, kind, length, href } of documents) {
      expect(text).toContain(`${name}, ${kind}, ${length}: https://aioi.example${href}`);
      expect(html).toContain(`<a href="https://aioi.example${href}">`);
    }
    expect(text).toContain(
      "To sign: the DPA and the BAA. Return one copy to hello@aioi.example with the reference AIOI-5F0C-3B8E.",
    );
    // Thunderbird makes no links of the addresses in HTML.
    expect(html).toContain('to <a href="mailto:hello@aioi.example">hello@aioi.example</a> with');
  });

  test("is the usual one for any other message, and where the site has no address", () => {
    for (const mail of [
      acknowledgement(leadOf("contactUs"), environment),
      acknowledgement(asked, { ...environment, SITE_ORIGIN: null }),
    ]) {
      expect(mail.subject).toBe("AIOI has your message: AIOI-5F0C-3B8E");
      expect(mail.text).not.toContain("/documents/");
    }
  });
});

// "Two leads, one subject: mail programs join them. Reference and name in the subject."
describe("the subject", () => {
  const person = { first_name: "Maya", last_name: "Okonjo", company: "Northgate" };
  const subjectOf = (kind: LeadKind, fields: Record<string, string>, id = leadOf(kind).id) =>
    leadMail({ ...leadOf(kind), id, fields: { ...leadOf(kind).fields, ...fields } }).subject;

  test("names the form, the reference and who has sent it", () => {
    expect(subjectOf("hireMe", person)).toBe("Hire Me AIOI-5F0C-3B8E: Maya Okonjo, Northgate");
    expect(subjectOf("newsletter", {})).toBe("Newsletter AIOI-5F0C-3B8E: maya@northgate.example");
    const other = subjectOf("hireMe", person, "6f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11");
    expect(other).not.toBe(subjectOf("hireMe", person));
  });

  test.each(["👩‍👩‍👧‍👦", "👍🏽", "e\u0301", "🇩🇪"])("is cut between two characters: %s", (character) => {
    for (const before of ["", "a", "ab", "abc"]) {
      const company = before + character.repeat(100);
      const subject = subjectOf("getStarted", { ...person, company });
      expect(subject.length).toBeLessThanOrEqual(120);
      const [, typed = ""] = subject.split(`, ${before}`);
      expect(typed.replaceAll(character, "")).toBe("");
    }
  });

  test("of the acknowledgement says who has what", () => {
    const environment = { SITE_ORIGIN: null, BOOKING_URL: null };
    expect(acknowledgement(leadOf("hireMe"), environment).subject).toBe(
      "AIOI has your message: AIOI-5F0C-3B8E",
    );
  });
});

test.each(["\n", "\r\n", "\r", "\u2028", "\u2029"])(
  "a line break (%j) of a message is an element in HTML, because Outlook knows no `white-space`",
  (lineBreak) => {
    const lead = leadOf("hireMe");
    const additional_requirements = `One & all${lineBreak}<b>two</b>${lineBreak}${lineBreak}three`;
    const { html } = leadMail({ ...lead, fields: { ...lead.fields, additional_requirements } });
    expect(html).toContain(">One &amp; all<br>&lt;b&gt;two&lt;/b&gt;<br><br>three</td>");
  },
);

describe("a time can be booked", () => {
  test("in an acknowledgement with BOOKING_URL, and in none without", () => {
    const BOOKING_URL = "https://calendar.example/aioi";
    const offered = acknowledgement(leadOf("hireMe"), { SITE_ORIGIN: null, BOOKING_URL });
    expect(offered.text).toContain(
      "\n\nBook a time: https://calendar.example/aioi?email=maya%40northgate.example&reference=AIOI-5F0C-3B8E\n\n",
    );
    expect(offered.html).toContain(
      '<a href="https://calendar.example/aioi?email=maya%40northgate.example&amp;reference=AIOI-5F0C-3B8E">Book a time</a>',
    );
    const plain = acknowledgement(leadOf("hireMe"), { SITE_ORIGIN: null, BOOKING_URL: null });
    expect(plain.text).not.toContain("Book a time");
    expect(plain.html).not.toContain("<a ");
  });

  test.each(["http://calendar.example/aioi", "javascript:alert(1)", "calendar.example", ""])(
    "not at %j, which is no https address",
    (BOOKING_URL) => {
      const reported: string[] = [];
      const environment = readEnvironment({ BOOKING_URL }, (name, problem) => {
        if (name === "BOOKING_URL") reported.push(problem);
      });
      expect(environment.BOOKING_URL).toBeNull();
      expect(reported).toEqual(BOOKING_URL === "" ? [] : ["is not an https address"]);
    },
  );
});

describe("an address that a mail service would refuse makes no reply address", () => {
  test.each([
    "a..b@x.com",
    ".a@x.com",
    "a.@x.com",
    "a@x..com",
    "a@-x.com",
    "a@x-.com",
    "a@x.com.",
    `${"a".repeat(65)}@x.com`,
    `a@${"b".repeat(64)}.com`,
    `a@${"b.".repeat(126)}com`,
  ])("%s", (email) => {
    const mail = leadMail({ ...leadOf("getStarted"), fields: { email } });
    expect(mail).not.toHaveProperty("replyTo");
    // The team still sees what was typed.
    expect(mail.text).toContain(email);
  });

  test.each(["maya@northgate.example", "m.o'k+tag@a-b.example", `${"a".repeat(64)}@x.com`])(
    "%s makes one",
    (email) => {
      const { replyTo } = leadMail({ ...leadOf("getStarted"), fields: { email } });
      expect(replyTo).toBe(email);
    },
  );
});
