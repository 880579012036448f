import { describe, expect, test } from "vitest";

import type { IndexedPage } from "../../app/lib/page-index.ts";
import { getScore, searchPattern } from "../../app/lib/search-pattern.ts";
import { searchQuery } from "../../app/lib/search-query.ts";
import { otherThings, spellings, typedOnly } from "../support/spellings.ts";

const page = (text: string): IndexedPage => ({
  kind: "page",
  href: "/page",
  title: "A page",
  description: `It says ${text}.`,
  sections: [],
});

const finds = (question: string, text: string) => {
  const pattern = searchPattern(question);
  return pattern !== null && getScore(page(text), pattern) > 0;
};

// "One search folds what people vary (hyphens, joined words, plurals, width, separators in numbers) in one
// place for pages and articles." tests/postgrest/archive-contract.ts asks the same of articles.
describe("a page is found", () => {
  test.each(spellings.map((group) => [group]))("however it is written: %j", (group) => {
    for (const question of group) {
      const found = group.filter((text) => finds(question, text));
      expect([question, found]).toEqual([question, group]);
    }
  });

  test.each(typedOnly)("by %j: %j", (question, text) => {
    expect(finds(question, text)).toBe(true);
  });

  test.each(otherThings)("by %j, not where it says %j", (question, text) => {
    expect(finds(question, text)).toBe(false);
  });
});

test("what was found is marked whole, however it is written", () => {
  const text = "Data centers, a datacenter, air-gapped data-center sites.";
  expect(text.match(searchPattern("datacenter")?.any ?? "")).toEqual([
    "Data centers",
    "datacenter",
    "data-center",
  ]);
});

test("a question of 100 characters is a query of less than 8,000, which the database reads whole", () => {
  const questions = [
    "x",
    "xy ",
    "a1",
    "ab-",
    "abcdefghijklmnopqrstuvwx ",
    "1,000 ",
    '"a"',
    "-ab ",
    "9",
  ];
  for (const part of questions) {
    const query = searchQuery(part.repeat(100).slice(0, 100)) ?? "";
    expect([part, query.length < 8000]).toEqual([part, true]);
  }
});

test.each(["", " ", "the of and", "-cloud", '""', "!!!", "' \\ | & <->"])(
  "%j looks for nothing",
  (question) => {
    expect(searchQuery(question)).toBeNull();
    expect(searchPattern(question)).toBeNull();
  },
);

test.each([
  "'; drop table insights; --",
  "\\' \\",
  "a:*b:*",
  "$1 ${x} {{y}}",
  "é 漢字 🚀",
  "(?:a+)+$",
])("%j is words alone in a query", (question) => {
  expect((searchQuery(question) ?? "w").replaceAll(/'[\p{L}\p{N}./@&+_:-]+'/gu, "w")).toMatch(
    /^[w!() |&:*<>-]+$/,
  );
});
