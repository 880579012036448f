import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { printableJson } from "../../scripts/lib/format-leads.ts";
import {
  leadCells,
  leadHeadings,
  leadsCsv,
  leadsCsvHead,
  writeLeadsTable,
} from "../../scripts/lib/leads-table.ts";
import type { Lead } from "../../scripts/lib/read-leads.ts";
import { temporaryFolder } from "../support/files.ts";

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
  dueInOffice: null,
  leadTable: "hire_me_queries",
  id: "id",
  submissionId: null,
  source: null,
  reference: null,
  emailProblem: null,
  emailProblemAt: null,
  ...values,
});

const hard = [
  "=1+1",
  "+44 20 7946 0000",
  "TRUE",
  "1E5",
  "50%",
  "1/2",
  "00123",
  "2026-11-21",
  "@a",
  "'x",
  '=HYPERLINK("https://evil.example","Click")',
  'Maya "M"',
  "Okonjo, Dr",
  "One.\nTwo.",
  "é 漢 🙂",
  "_x0041_x000D_ _x005F_ _x00",
  "constructor",
  "__proto__",
  "toString",
];

describe("npm run leads -- --csv", () => {
  test("begins with the names of the columns, first and last name apart, and no byte order mark", () => {
    const [head = ""] = leadsCsvHead().split("\r\n");
    expect(head).toMatch(/^receivedAt,kind,status,firstName,lastName,email,email_display,/);
    expect(head.split(",")).toHaveLength(leadHeadings.length);
  });

  test.each(hard)("has %j as it is stored", (message) => {
    const quoted = /[",\n]/.test(message) ? `"${message.replaceAll('"', '""')}"` : message;
    expect(leadsCsv([lead({ message })])).toContain(`,${quoted},`);
  });

  test("has nothing where a lead has no value", () => {
    expect(leadsCsv([lead({ phone: null, tier: null })])).not.toContain('""');
  });
});

/** The text of a file in an archive of the ZIP format. */
function unzipped(archive: Buffer, name: string): string {
  const directory = archive.indexOf("PK\u0001\u0002");
  for (let at = directory; archive.toString("latin1", at, at + 2) === "PK";) {
    const lengths = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const [nameLength = 0, extra = 0, comment = 0] = lengths;
    if (archive.toString("utf8", at + 46, at + 46 + nameLength) === name) {
      const size = archive.readUInt32LE(at + 20);
      const local = archive.readUInt32LE(at + 42);
      const start =
        local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const data = archive.subarray(start, start + size);
      return (archive.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString("utf8");
    }
    at += 46 + nameLength + extra + comment;
  }
  throw new Error(`There is no ${name}`);
}

test("npm run leads -- --xlsx writes every cell as a text, each equal to its value", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "leads.xlsx");
  const long = lead({ message: "One.", solution: "a".repeat(65_000) });
  const leads = [...hard.map((message) => lead({ message, hoursToContact: 1.5 })), long];
  await writeLeadsTable(leads, file);
  const archive = readFileSync(file);
  const texts = Array.from(
    unzipped(archive, "xl/sharedStrings.xml").matchAll(/<t[^>]*>([^<]*)<\/t>/g),
    ([, text = ""]) =>
      text
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&apos;", "'")
        .replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&")
        .replaceAll("_x005F_", "_"),
  );
  const rows = unzipped(archive, "xl/worksheets/sheet1.xml").split("<row").slice(1);
  const read = rows.map((row) =>
    Array.from(row.matchAll(/<c r="[A-Z]+\d+"([^>]*)><v>(\d+)<\/v>/g), ([, type = "", at]) => {
      expect(type).toContain('t="s"');
      return texts[Number(at)];
    }),
  );
  expect(rows.join("")).not.toContain("<f>");
  expect(read[0]).toEqual(leadHeadings);
  // Excel takes no longer cell, and calls a file with one damaged.
  const cut = read.at(-1)?.find((cell) => cell?.startsWith("aa")) ?? "";
  expect(cut.length).toBeLessThanOrEqual(32_767);
  expect(cut.replace(/^a+/, "")).toBe("… (65,000 characters in all)");
  const cells = leads.map((one) => leadCells(one).filter((cell) => cell !== null));
  expect(read.slice(1, -1)).toEqual(cells.slice(0, -1));
  expect(read.at(-1)).toEqual(cells.at(-1)?.map((cell) => (cell === long.solution ? cut : cell)));
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
