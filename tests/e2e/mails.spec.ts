import { mailContent } from "../../app/content/notifications.ts";
import { sourceLimits } from "../../app/config/limits.ts";
import { formFields } from "../../app/leads/form-fields.ts";
import {
  acknowledgement,
  confirmation,
  digest,
  leadMail,
  type Mail,
  testMail,
} from "../../app/server/notifications/mails.ts";
import { expect, test } from "./fixtures.ts";

// "Every typed cell breaks anywhere, and width and padding stand on a table, not on `<body>`; held at 360 and
// 700 for all mails with the longest allowed values."

const word = (length: number) => "W".repeat(length);

const lead = {
  id: "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11",
  kind: "hireMe" as const,
  status: "new",
  createdAt: "2026-11-22T09:30:00.000Z",
  receivedAt: "2026-11-22T09:30:00.000Z",
  fields: {
    first_name: word(formFields.partner.firstName.max),
    last_name: word(formFields.partner.firstName.max),
    email: `${word(64)}@${`${"w".repeat(60)}.`.repeat(3)}example`,
    company: word(formFields.partner.company.max),
    whatsapp_number: word(formFields.hireMe.phone.max),
    solution: `https://northgate.example/${word(140)}`,
    additional_requirements: `${word(1000)}\n${word(formFields.hireMe.requirements.max)}`,
  },
  source: {
    page: `/${word(sourceLimits.page - 1)}`,
    opener: word(sourceLimits.opener),
    referrer: word(sourceLimits.touch),
  },
};

const links = {
  confirm: `https://aioi.example/newsletter/confirm?token=${word(300)}`,
  unsubscribe: `https://aioi.example/newsletter/unsubscribe?token=${word(300)}`,
};
const environment = {
  SITE_ORIGIN: "https://aioi.example",
  BOOKING_URL: `https://calendar.example/${word(200)}`,
};

const mails: Record<string, Mail> = {
  "of a lead": leadMail(lead),
  "of a subscriber": leadMail({
    ...lead,
    kind: "newsletter",
    fields: { email: lead.fields.email },
  }),
  "digest of what is in quarantine": digest([lead, lead], mailContent.digest),
  acknowledgement: acknowledgement(lead, environment),
  "confirmation of the newsletter": confirmation(links),
  "test of the notifications": testMail(
    { kind: "partner", country: "DE", tier: null },
    { line: 1, text: word(200) },
  ),
};

test("mails are no wider than a phone or a pane", async ({ page }) => {
  for (const [name, { html }] of Object.entries(mails)) {
    // Some programs drop the body and keep what is in it.
    const [, within = ""] = /<body>(.*)<\/body>/s.exec(html) ?? [];
    for (const shown of [html, `<div>${within}</div>`]) {
      for (const width of [360, 700]) {
        await page.setViewportSize({ width, height: 800 });
        await page.setContent(shown);
        const text = page.locator("td").first();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
        // A line of text keeps its distance from the edge.
        const padding = await text.evaluate((cell) => getComputedStyle(cell).paddingLeft);
        expect(padding, name).toBe("16px");
      }
    }
  }
});
