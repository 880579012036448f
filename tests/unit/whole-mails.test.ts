import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";

import type { LeadKind } from "../../app/leads/form-fields.ts";
import {
  acknowledgement,
  confirmation,
  leadMail,
  testMail,
} from "../../app/server/notifications/mails.ts";

const leadOf = (
  kind: LeadKind,
  fields: Record<string, string | string[] | null> = {},
  source: Record<string, string> = {},
) => ({
  id: "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11",
  kind,
  status: "new",
  createdAt: "2026-11-22T09:30:00.000Z",
  receivedAt: "2026-11-22T09:25:00.000Z",
  fields: { email: "maya@northgate.example", ...fields },
  source,
});

/** The body of the HTML; a row of a table is a line, and its cells are divided by blanks. */
const linesOf = (html: string) =>
  html
    .replace(/<head>[^]*<\/head>/, "")
    .replaceAll("<br>", "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&gt;", ">")
    .trim()
    .split("\n");

/** The names of all elements in a part of a page. */
function elementsIn(node: object): Set<string> {
  const own = "tagName" in node ? [String(node.tagName)] : [];
  const children = "childNodes" in node && Array.isArray(node.childNodes) ? node.childNodes : [];
  return new Set([...own, ...children.flatMap((child: object) => [...elementsIn(child)])]);
}

describe("the mail to the team, read as a whole", () => {
  const lead = leadOf(
    "hireMe",
    {
      first_name: "Maya",
      last_name: "Okonjo",
      whatsapp_number: "+44 (20) 7946-0000",
      company: "Northgate",
      solution: "",
      selected_autopilots: ["bdr", "support"],
      additional_requirements: "See https://a.example/x, and\nhttps://b.example.\nBye",
    },
    { form: "hireMe", page: "/pricing", tier: "" },
  );

  test("its text", () => {
    const mail = leadMail(lead);
    expect(mail.text.trimEnd().split("\n")).toEqual([
      "Maya Okonjo, Northgate: Hire Me, AIOI-5F0C-3B8E",
      "",
      "First name: Maya",
      "Last name: Okonjo",
      "Email: maya@northgate.example",
      "Company: Northgate",
      "Phone: +44 (20) 7946-0000",
      "Requirements: See https://a.example/x, and",
      "    https://b.example.",
      "    Bye",
      "Autopilot: bdr, support",
    ]);
    expect(mail.replyTo).toBe("maya@northgate.example");
  });

  test("its HTML", () => {
    const mail = leadMail(lead);
    expect(linesOf(mail.html)).toEqual([
      "Maya Okonjo, Northgate: Hire Me, AIOI-5F0C-3B8E",
      "First name Maya",
      "Last name Okonjo",
      "Email maya@northgate.example",
      "Company Northgate",
      "Phone +44 (20) 7946-0000",
      "Requirements See https://a.example/x, and",
      "https://b.example.",
      "Bye",
      "Autopilot bdr, support",
    ]);
    expect(mail.html.match(/<a href="[^"]*">[^<]*<\/a>/g)).toEqual([
      '<a href="mailto:maya@northgate.example">maya@northgate.example</a>',
      '<a href="tel:+442079460000">+44 (20) 7946-0000</a>',
      '<a href="https://a.example/x">https://a.example/x</a>',
      '<a href="https://b.example">https://b.example</a>',
    ]);
    expect(mail.html).toContain("<p>Maya Okonjo, Northgate: Hire Me, AIOI-5F0C-3B8E</p>\n<table");
  });

  test("its attachment", () => {
    const mail = leadMail(lead);
    expect(mail.attachments).toMatchObject([
      {
        disposition: "attachment",
        filename: "AIOI-5F0C-3B8E.txt",
        type: "text/plain; charset=utf-8",
      },
    ]);
    const lines = mail.attachments?.[0]?.content.split("\n").filter((line) => line !== "");
    expect(lines).toEqual([
      "New lead on the AIOI website. The visitor was promised a reply within 24 hours. The answer is due by Monday, November 23, 4:25 am Eastern Time, New York.",
      "Reference: AIOI-5F0C-3B8E",
      "Stored: 2026-11-22T09:30:00.000Z",
      "Lead: 5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11",
      "Where it came from:",
      "Form: hireMe",
      "Page: /pricing",
    ]);
  });

  test("what is known of an address that no mail reaches stands in the body, because no reply does", () => {
    const { text, replyTo } = leadMail(leadOf("newsletter", { email: "max..o@gmail.com" }));
    expect(replyTo).toBeUndefined();
    expect(text.trimEnd().split("\n")).toEqual([
      "max..o@gmail.com: Newsletter, AIOI-5F0C-3B8E",
      "",
      "Email: max..o@gmail.com",
      "",
      "About the address: Answer by hand: the mail of this site cannot reach it, At a free mail service",
    ]);
    expect(leadMail(leadOf("newsletter", { email: null })).text.trim()).toBe(
      ": Newsletter, AIOI-5F0C-3B8E",
    );
  });

  test.each([
    ["12345", "12345"],
    ["+1 (555) 010-0100", "+15550100100"],
    ["555.010/0100", "5550100100"],
    ["1234", null],
    ["555 0100 and 555 0101", null],
    ["tel 5550100", null],
    ["5550100x7", null],
    ["1234567890123456789", null],
    ["++15550100", null],
  ])("the phone number %j is dialled as %j", (typed, dialled) => {
    const { html } = leadMail(leadOf("getStarted", { whatsapp_number: typed }));
    const [, number = null] = /href="tel:([^"]*)"/.exec(html) ?? [];
    expect(number).toBe(dialled);
    expect(html).toContain(typed);
  });

  // Control characters and line breaks, HTML, encoded words, names, lists of addresses.
  test.each([
    "Eve\r\nBcc: victim@elsewhere.example",
    "Eve\nSubject: won",
    '<img src=x onerror="alert(1)">',
    "</td></tr></table><script>alert(1)</script>",
    "=?utf-8?Q?=0D=0ABcc:_victim@elsewhere.example?=",
    '"Boss" <boss@aioi.example>, x',
    "\u202Egnp.exe",
    "line one\u2028Lead: 7",
  ])("what a visitor types stays text: %j", (typed) => {
    const fields = {
      first_name: typed,
      company: typed,
      additional_requirements: `${typed}\nStatus: won`,
    };
    const { subject, replyTo, headers, html, text } = leadMail(leadOf("hireMe", fields));
    // oxlint-disable-next-line no-control-regex -- what must not be there
    expect(subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e]|=\?/);
    expect(replyTo).toBe("maya@northgate.example");
    expect(headers).toBeUndefined();
    // As a mail program reads it: no element of the visitor's, and no line that looks like ours.
    expect([...elementsIn(parseFragment(html))].toSorted()).toEqual([
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
    for (const [, href] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(?:mailto:|tel:|https?:\/\/)/);
    expect(text).not.toMatch(/^(?:Bcc|Status|Subject: won|Lead: 7$)/m);
  });

  test("a subject is as long as 120 characters, decodes no encoded word and holds no line break", () => {
    const subjectOf = (company: string) =>
      leadMail(leadOf("hireMe", { first_name: "Maya", company })).subject;
    const room = 120 - subjectOf("").length;
    expect(subjectOf("x".repeat(room))).toHaveLength(120);
    expect(subjectOf("x".repeat(room + 1))).toBe(subjectOf("x".repeat(room)));
    expect(subjectOf("=?utf-8?q?x?=")).toContain("= ?utf-8?q?x?=");
    expect(subjectOf("A\r\nBcc: x\u2028\u0007B ")).toMatch(/Maya, A Bcc: x B$/);
  });
});

describe("the mail to the visitor, read as a whole", () => {
  const site = { SITE_ORIGIN: "https://aioi.example", BOOKING_URL: "https://calendar.example/a" };
  const nowhere = { SITE_ORIGIN: null, BOOKING_URL: null };
  const linesFor = (...parameters: Parameters<typeof acknowledgement>) =>
    acknowledgement(...parameters)
      .text.trimEnd()
      .split("\n")
      .filter((line) => line !== "");

  test("of a request", () => {
    expect(linesFor(leadOf("hireMe"), site)).toEqual([
      "Your request has been submitted successfully. We'll get back to you soon!",
      "We answer by Monday, November 23, 4:25 am Eastern Time, New York.",
      "Your reference is AIOI-5F0C-3B8E.",
      "Book a time: https://calendar.example/a?email=maya%40northgate.example&reference=AIOI-5F0C-3B8E",
      "AIOI",
      "You get this mail because your address was entered in a form on aioi.example. If that was not you, ignore it.",
    ]);
  });

  test("of a subscription: nobody answers it", () => {
    expect(linesFor(leadOf("newsletter"), nowhere)).toEqual([
      "You've been subscribed to our newsletter. Thank you!",
      "Your reference is AIOI-5F0C-3B8E.",
      "AIOI",
      "You get this mail because your address was entered in a form on AIOI. If that was not you, ignore it.",
    ]);
  });

  test("of a trial on our machines: its tier, its days and the first tasks with their addresses", () => {
    const lead = leadOf("getStarted", {}, { tier: "explorer:gpu" });
    const { subject, html } = acknowledgement(lead, site);
    expect(subject).toBe("Your 14 days on our machines");
    expect(linesFor(lead, site).slice(0, 9)).toEqual([
      "We have your request. Your sign-in comes by Monday, November 23, 4:25 am Eastern Time, New York.",
      "It comes in a second mail from a specialist, who signs it.",
      "You try Explorer on a machine of ours: nothing to install. Day 1 is the day you sign in. The trial ends by itself on day 14. Nothing is billed. On day 104 we delete what you put in.",
      "To try it on your own machines instead, from Resident up and with an engineer, answer this mail.",
      "Three first tasks",
      "-----------------",
      "Ask for a first answer: 5 min, https://aioi.example/quickstart#step-3",
      "Write the rule that refuses: 15 min, https://aioi.example/quickstart#step-4",
      "Find both in the log: 5 min, https://aioi.example/trust#crossings",
    ]);
    expect(linesOf(html)).toContain("Three first tasks");
  });

  test("of a trial on the visitor's machines; a site without an address names paths", () => {
    const lead = leadOf("getStarted", {}, { place: "yours" });
    expect(acknowledgement(lead, nowhere).subject).toBe("Your 14 days on your machines");
    expect(linesFor(lead, nowhere)).toContain(
      "First answer on your machine: day 1, /quickstart#step-3",
    );
    expect(linesFor(lead, nowhere)).toContainEqual(
      expect.stringContaining("You try Resident or Scaler on your own machines."),
    );
  });

  // RFC 8058.
  test("that asks to confirm: both links, and the headers for one click", () => {
    const { subject, text, html, headers } = confirmation({
      confirm: "https://aioi.example/newsletter/confirm?token=a",
      unsubscribe: "https://aioi.example/newsletter/unsubscribe?token=b",
    });
    expect(subject).toBe("Please confirm your subscription");
    expect(headers).toEqual({
      "List-Id": "AIOI newsletter <newsletter.aioi.example>",
      "List-Unsubscribe": "<https://aioi.example/newsletter/unsubscribe?token=b>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(text.trimEnd().split("\n\n")).toEqual([
      "Your address was entered for the newsletter of AIOI. To receive it, confirm that the address is yours.",
      "Confirm my subscription: https://aioi.example/newsletter/confirm?token=a",
      "The link works for 7 days. If you did not ask for the newsletter, do nothing.",
      "Unsubscribe: https://aioi.example/newsletter/unsubscribe?token=b",
    ]);
    expect(html).toContain(
      '<p><a href="https://aioi.example/newsletter/confirm?token=a">Confirm my subscription</a></p>',
    );
  });
});

describe("the mail of `npm run notify:test`", () => {
  const intro =
    "This is a test of the notifications of the AIOI website, sent by `npm run notify:test`. Nobody waits for an answer, and no lead is stored.";

  test("names the rule that fits", () => {
    const route = { line: 2, text: "country=DE -> dach@aioi.example" };
    const { subject, text } = testMail({ kind: "hireMe", country: "DE", tier: null }, route);
    expect(subject).toBe("TEST: Hire Me");
    expect(text.trimEnd().split("\n")).toEqual([
      intro,
      "",
      "Kind: hireMe",
      "Country: DE",
      "Rule: line 2 of LEAD_ROUTES: country=DE -> dach@aioi.example",
    ]);
  });

  test("says where none does", () => {
    const { text } = testMail({ kind: "partner", country: null, tier: "explorer" }, null);
    expect(text.trimEnd().split("\n")).toEqual([
      intro,
      "",
      "Kind: partner",
      "Tier: explorer",
      "Rule: none of LEAD_ROUTES; LEAD_EMAIL_TO",
    ]);
  });
});
