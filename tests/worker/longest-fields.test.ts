import { randomUUID } from "node:crypto";

import { beforeAll, describe, expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { newAddress, send } from "../support/running-site.ts";

const running = sharedSiteForFile();
let url: string;

beforeAll(() => void ({ url } = running.site));

let count = 0;

/** Three bytes of UTF-8 for each character, and nine in a form without script; no two begin alike. */
function wide(length: number): string {
  count += 1;
  return `${String.fromCodePoint(0x4e00 + count)}${"中".repeat(length - 1)}`;
}

const person = {
  firstName: wide(50),
  lastName: wide(50),
  company: wide(100),
};
const contact = { ...person, phone: wide(20) };

/** The longest allowed value of every field of each form (spec sections 5 and 9), and where it is stored. */
const forms: [kind: string, path: string, table: string, fields: Record<string, string>][] = [
  ["getStarted", "/pricing", "hire_me_queries", { ...contact, message: wide(1000) }],
  [
    "hireMe",
    "/pricing",
    "hire_me_queries",
    { ...contact, solution: wide(200), requirements: wide(2000) },
  ],
  ["contactUs", "/company", "hire_me_queries", { ...contact, message: wide(1000) }],
  [
    "consultation",
    "/pricing",
    "hire_me_queries",
    {
      ...person,
      whatsappNumber: wide(20),
      // 64 KiB as JSON.
      solution: wide((64 * 1024 - 2) / 3),
      requirements: wide(2000),
    },
  ],
  [
    "contactPage",
    "/contact-us",
    "hire_me_queries",
    { ...contact, subject: wide(200), message: wide(1000) },
  ],
  [
    "partner",
    "/become-a-partner",
    "aigency_consultation_queries",
    {
      firstName: wide(100),
      lastName: wide(100),
      company: wide(200),
      phone: wide(20),
      partnerType: wide(100),
      expectedRevenue: wide(50),
      message: wide(2000),
    },
  ],
  ["newsletter", "/newsletter", "newsletter_subscriptions", {}],
];

/** An address of which the stored form has 255 characters. */
const longestEmail = () =>
  `${randomUUID()}${wide(255 - 36 - "@northgate.example".length)}@northgate.example`;

// "Derive the body limit from the fields' limits, for both encodings, and test the longest allowed value
// of every field in the widest script."
describe.each(forms)(
  "the longest values of %s in Chinese are stored",
  (kind, path, table, fields) => {
    const stored = async (email: string) => {
      const [row] = await readRows(running.supabase, table, { email });
      // Some columns hold several fields, each on its own line.
      const lines = Object.values(row ?? {}).flatMap((value) => String(value).split("\n"));
      const values = lines.map((line) => line.replace(/^[\w ]+: /, ""));
      expect(values).toEqual(expect.arrayContaining([email, ...Object.values(fields)]));
    };

    test("without script", async () => {
      const email = longestEmail();
      const answer = await fetch(new URL(path, url), {
        method: "POST",
        redirect: "manual",
        headers: { origin: url, "cf-connecting-ip": newAddress() },
        body: new URLSearchParams({ kind, ...fields, email }),
      });
      expect(answer.status).toBe(303);
      await stored(email);
    });

    test("with script", async () => {
      const email = longestEmail();
      const source = { page: path, landing_page: wide(300), referrer: wide(300) };
      const submission = { kind, submissionId: randomUUID(), fields: { ...fields, email }, source };
      expect((await send(url, submission)).result).toMatchObject({ ok: true });
      await stored(email);
    });
  },
);
