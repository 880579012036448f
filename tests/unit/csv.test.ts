import { expect, test } from "vitest";

import { toCsv } from "../../scripts/lib/csv.ts";

test("a program gets values as they are, quoted where they must be, and lines that end with CRLF", () => {
  expect(
    toCsv([
      ["a", 'b "c", d', "1"],
      ["e\nf", null, ""],
    ]),
  ).toBe('a,"b ""c"", d",1\r\n"e\nf",,\r\n');
});

test.each(["=1+1", "+44 20 7946 0000", "-2", "@a", "TRUE", "1E5", "+plus@a.example"])(
  "%s has nothing before it",
  (text) => expect(toCsv([[text]])).toBe(`${text}\r\n`),
);

test.each(["\\.", " a", "a ", "a\rb"])("%j is quoted", (text) => {
  expect(toCsv([[text]])).toBe(`"${text}"\r\n`);
});
