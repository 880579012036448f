import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/asvs.md"), "utf8");
const rows = [...page.matchAll(/^\| +(\d+\.\d+\.\d+) +\| +(\d) +\| +(.*?) *\|$/gm)].map(
  ([, id = "", level = "", answer = ""]) => ({ id, level, answer }),
);

/** How many rows of levels 1 and 2 each chapter of version 5.0.0 has. */
const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** `worker/drill` names a test, any other path with a slash or an ending a file. */
const places = (answer: string) =>
  [...answer.matchAll(/`([^`]+)`/g)]
    .map(([, text = ""]) => text)
    .filter((text) => /^[\w.@-]+(?:\/[\w.@-]+)+$|^[\w.-]+\.(?:md|ts|json|toml)$/.test(text));

const isThere = (place: string) =>
  existsSync(join(root, place)) ||
  globSync(`tests/${place}{.test.ts,.test.tsx,.spec.ts,-contract.ts}`, { cwd: root }).length > 0 ||
  globSync(`tests/${place}.ts`, { cwd: root }).length > 0;

const nothing = /^Not (?:applicable|met), because ./;

test("every row of levels 1 and 2 is there, once", () => {
  const counts = chapters.map(
    (_, at) => rows.filter(({ id }) => id.startsWith(`${at + 1}.`)).length,
  );
  expect(counts).toEqual(chapters);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  expect(rows.filter(({ level }) => level === "1")).toHaveLength(70);
});

test("every row is answered by a test or a file that exists, or says why not", () => {
  for (const { id, answer } of rows) {
    const named = places(answer);
    expect(nothing.test(answer) || named.length > 0, `${id} is answered`).toBe(true);
    expect(
      named.filter((place) => !isThere(place)),
      id,
    ).toEqual([]);
  }
});

test("the page counts its answers as they are", () => {
  const count = (start: string) => rows.filter(({ answer }) => answer.startsWith(start)).length;
  const [missing, open] = [count("Not applicable"), count("Not met")];
  expect(page).toContain(
    `${rows.length - missing - open} rows are answered by a test or a file, ${missing} are not applicable, ${open} ${open === 1 ? "is" : "are"} not met`,
  );
});
