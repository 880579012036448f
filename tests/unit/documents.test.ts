import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { documentFiles } from "../../app/content/documents.gen.ts";
import { documents, documentTotals, exitDays } from "../../app/content/documents.ts";
import { billOfMaterials, documentSummaries } from "../../app/content/document-summaries.ts";
import { tiers } from "../../app/content/tiers.ts";
import { policy } from "../../app/content/site.ts";
import { cloudSubprocessors, services } from "../../app/content/subprocessors.ts";
import { runsInOf } from "../../app/pages/more-info/content.ts";
import { trustContent } from "../../app/pages/trust/content.ts";
import { flows } from "../../app/pages/trust/crossings/flows.ts";
import { controls, findings } from "../../app/pages/trust/records.ts";
import { documentSources, wordsHash } from "../../scripts/lib/documents/document-sources.ts";
import { readPdf } from "../../scripts/lib/documents/read-pdf.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

const bytesOf = (href: string) => readFileSync(join(projectRoot, "public", href));
const printed = documents.filter(({ kind }) => kind === "PDF");
const pdf = (file: string) => readPdf(bytesOf(`/documents/${file}.pdf`));
/** A PDF's reader leaves out the white space. */
const letters = (text: string) => text.replaceAll(/\s/g, "");
const textOf = (file: string) => pdf(file).pages.join("");
/** @returns those of the words that a text lacks */
const missingIn = (text: string, words: readonly string[]) =>
  words.filter((word) => !text.includes(letters(word)));

test("no file is older than its pages: `npm run documents` writes all of them", () => {
  const madeFrom: unknown = JSON.parse(readProject("scripts/lib/documents/made-from.json"));
  const now = Object.entries(documentSources).map(([file, source]) => [file, wordsHash(source)]);
  expect(madeFrom).toEqual(Object.fromEntries(now));
});

test("each margin box of a page has styles of its own: a browser drops a list of them", () => {
  for (const [file, source] of Object.entries(documentSources)) {
    expect([file, source.match(/@(?:top|bottom)-\w+(?! \{)\b.*/g)]).toEqual([file, null]);
  }
});

test("there are eight, and each is a file of its size", () => {
  expect(documents).toHaveLength(8);
  expect(printed).toHaveLength(7);
  for (const [file, { bytes }] of Object.entries(documentFiles)) {
    expect(bytesOf(`/documents/${file}`)).toHaveLength(bytes);
    expect(bytes).toBeLessThanOrEqual(200_000);
  }
});

test("no link to a document is a mail address", () => {
  const { others } = trustContent.documents;
  for (const href of [...documents.map((one) => one.href), billOfMaterials.href, others.href]) {
    expect(href).toMatch(/^\//);
  }
});

describe.each(printed)("$name", ({ href, name, length }) => {
  const { title, isTagged, pages } = readPdf(bytesOf(href));

  test("has the title and the pages that the site says, and tags", () => {
    expect(title).toBe(name);
    expect(`${pages.length} pages`).toBe(length);
    expect(isTagged).toBe(true);
  });

  test("says 'Sample document' and its number on every page", () => {
    for (const [index, page] of pages.entries()) {
      expect(page).toContain("Sampledocument:thecompanyismadeup.");
      expect(page).toContain(`${index + 1}of${pages.length}`);
    }
  });
});

describe("the documents repeat what the pages say", () => {
  test("subprocessors", () => {
    const rows = [...Object.values(services), ...cloudSubprocessors];
    const words = rows.flatMap(({ name, purpose, sees, place }) => [name, purpose, sees, place]);
    expect(missingIn(textOf("subprocessor-list"), words)).toEqual([]);
    expect(
      missingIn(
        textOf("data-processing-agreement"),
        cloudSubprocessors.map(({ name }) => name),
      ),
    ).toEqual([]);
    expect(documentSummaries["/documents/subprocessor-list.pdf"]).toContain("eight");
  });

  test("service levels and tiers", () => {
    for (const { features, ...tier } of tiers) {
      const { name, sla } = tier;
      const place = `${name}${runsInOf(tier)}`;
      expect(missingIn(textOf("service-level-agreement"), [`${name}${sla}`])).toEqual([]);
      expect(missingIn(textOf("exit-plan"), [`${place}${features.auditLog}`])).toEqual([]);
      expect(missingIn(textOf("security-overview"), [place])).toEqual([]);
    }
    expect(missingIn(textOf("service-level-agreement"), ["99.5%", "99.99%"])).toEqual([]);
  });

  test("how long something is kept", () => {
    expect(
      missingIn(textOf("security-overview"), [
        `${policy.leadMonths} months`,
        `Spam: ${policy.spamDays} days`,
        `${policy.analyticsLogMonths} months for analytics, ${policy.securityLogMonths} for security`,
      ]),
    ).toEqual([]);
    for (const file of ["data-processing-agreement", "business-associate-agreement"]) {
      expect(missingIn(textOf(file), [`${policy.accountGraceDays} days`])).toEqual([]);
    }
    expect(missingIn(textOf("exit-plan"), [`day ${exitDays.deleted}`])).toEqual([]);
    expect(exitDays.deleted).toBe(policy.accountGraceDays);
  });

  test("flows, controls and findings", () => {
    const names = flows.map(({ name }) => name);
    expect(missingIn(textOf("architecture-brief"), names)).toEqual([]);
    expect(
      missingIn(textOf("security-overview"), [
        ...names,
        ...controls.map(({ text }) => text),
        ...findings.map(({ severity, fixed, open }) => `${severity}${fixed}${open}`),
      ]),
    ).toEqual([]);
  });
});

test("the questionnaire answers each question once, with yes or no", () => {
  const rows = bytesOf("/documents/security-questionnaire.csv").toString().trim().split("\r\n");
  expect(rows).toHaveLength(documentTotals.answers + 1);
  expect(documentTotals.answers).toBe(240);
  const questions = rows.slice(1).map((row) => /^\d+,[^,]+,("[^"]*"|[^,]*),/.exec(row)?.[1]);
  expect(new Set(questions)).toHaveProperty("size", 240);
  for (const row of rows.slice(1)) {
    expect(row).toMatch(/,(?:yes|no),.+,Sample document: AIOI is made up\.$/);
  }
});
