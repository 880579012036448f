import { expect, test } from "vitest";

import { addressCell, toCsv, textCell } from "../../scripts/lib/csv.ts";

test("every cell is quoted, quotes are doubled, lines end with CRLF", () => {
  expect(
    toCsv([
      ["a", 'b "c", d'],
      ["e\nf", ""],
    ]),
  ).toBe('"a","b ""c"", d"\r\n"e\nf",""\r\n');
});

test("a text that would be a formula begins with an apostrophe", () => {
  expect(["=1+1", " @a", "x;-1", "a + b"].map(textCell)).toEqual([
    "'=1+1",
    "'@a",
    "x;'-1",
    "a + b",
  ]);
});

test.each(["maya@a.example", "+a@b.com", "-a@b.com", "=1+1@b.com", "o'neil@a.example"])(
  "the address %s stays as it is for a mail program",
  (email) => {
    expect(addressCell(email)).toBe(email);
  },
);

test.each([
  "=cmd|'/Ccalc'!A0+@b.com",
  "+cmd|a!b@b.com",
  '=HYPERLINK("https://evil.example")@b.com',
  "＝1+1@b.com",
])("the address %s is the same one in angle brackets, which no spreadsheet calculates", (email) => {
  expect(addressCell(email)).toBe(`<${email}>`);
});
