import { describe, expect, test } from "vitest";

import { printableJson } from "../../scripts/lib/format-leads.ts";
import { leadsCsv } from "../../scripts/lib/leads-csv.ts";
import type { Lead } from "../../scripts/lib/read-leads.ts";

const lead = (values: Partial<Lead>): Lead => ({
  receivedAt: "2026-11-21T10:00:00+00:00",
  createdAt: "2026-11-21T10:00:00+00:00",
  kind: "hireMe",
  status: "new",
  firstName: "Maya",
  lastName: "Okonjo",
  email: "maya@northgate.example",
  emailDisplay: "maya@northgate.example",
  phone: null,
  company: "Northgate Clinics",
  solution: null,
  selectedAutopilots: null,
  message: "",
  tier: null,
  page: null,
  ctaId: null,
  country: null,
  utmSource: null,
  utmMedium: null,
  campaign: null,
  landingPage: null,
  referrer: null,
  owner: null,
  note: null,
  contactedAt: null,
  hoursToContact: null,
  dueAt: null,
  leadTable: "hire_me_queries",
  id: "id",
  submissionId: null,
  source: null,
  reference: null,
  emailProblem: null,
  emailProblemAt: null,
  ...values,
});

/** The cells of a line as a spreadsheet with another separator would cut it: quotes mean nothing. */
const roughCells = (csv: string, separator: string) =>
  csv.split(/\r?\n/).flatMap((line) => line.split(separator));

const message = (text: string) => leadsCsv([lead({ message: text })]);

describe("npm run leads -- --csv", () => {
  test("quotes every cell, doubles quotes, ends lines with CRLF and begins with a byte order mark", () => {
    const csv = leadsCsv([
      lead({ firstName: 'Maya "M"', lastName: "Okonjo, Dr", message: "One.\nTwo." }),
    ]);
    expect(
      csv.startsWith(
        '\uFEFF"receivedAt","kind","status","firstName","lastName","email","email_display",',
      ),
    ).toBe(true);
    expect(csv).toContain('"Maya ""M""","Okonjo, Dr"');
    expect(csv).toContain('"One.\nTwo."');
    expect(csv.endsWith("\r\n")).toBe(true);
    expect(csv.split("\r\n")).toHaveLength(3);
  });

  test.each([
    "=1+1",
    "+1 555 0100",
    "-2+3",
    "@SUM(A1)",
    "  =1+1",
    "\t=1+1",
    "＝1+1",
    '=HYPERLINK("http://evil.example","Click")',
    "=cmd|' /C calc'!A0",
    "'=1+1",
    '"=1+1',
  ])("%j is text, not a formula", (text) => {
    const [, line = ""] = message(text).split("\r\n");
    const cell = line.split('","')[11] ?? "";
    expect(cell).toMatch(/^'/);
  });

  test.each(["x;=1+1", "x\t=1+1", "x\n=1+1", "x\r\n=1+1", 'x";=1+1', "x;\t=1+1"])(
    "%j is no formula where the separator is another",
    (text) => {
      for (const separator of [";", "\t"]) {
        const formulas = roughCells(message(text), separator).filter((cell) =>
          /^[\s"]*[=+@-]/.test(cell),
        );
        expect(formulas).toEqual([]);
      }
    },
  );

  test("every column is protected", () => {
    const texts = Object.fromEntries(
      Object.keys(lead({})).map((name) => [name, name === "selectedAutopilots" ? ["=1"] : "=1"]),
    );
    // Every value is a text here, whatever its type says.
    const [, line = ""] = leadsCsv([texts as unknown as Lead]).split("\r\n");
    expect(line.split(",").filter((cell) => !/^"'=1"$/.test(cell))).toEqual([]);
  });

  test("control characters, and what turns the direction of text, are gone", () => {
    expect(message("a\u0000\u001b[2J\u009b\u202eb")).toContain('"a[2Jb"');
  });
});

test("printed JSON cannot steer a terminal, and is the same JSON", () => {
  const value = { text: "\u001b[2J\u009b2J\u202e é 漢 🙂 \u{E0041}" };
  const json = printableJson(value);
  for (const character of ["\u001b", "\u009b", "\u202e", "\u{E0041}"]) {
    expect(json).not.toContain(character);
  }
  expect(json).toContain("é 漢 🙂");
  expect(JSON.parse(json)).toEqual(value);
});
