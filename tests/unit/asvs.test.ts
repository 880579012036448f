import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

const page = readProject("docs/asvs.md");
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
  existsSync(join(projectRoot, place)) ||
  globSync(`tests/${place}{.test.ts,.test.tsx,.spec.ts,-contract.ts}`, { cwd: projectRoot })
    .length > 0 ||
  globSync(`tests/${place}.ts`, { cwd: projectRoot }).length > 0;

/** `docs/operations.md` (Log, Events) names headings of that page. */
const missingSections = (answer: string) =>
  [...answer.matchAll(/`((?:docs\/)?[\w-]+\.md)` \(([^)]+)\)/g)].flatMap(
    ([, file = "", names = ""]) => {
      const text = readProject(file);
      return names.split(", ").filter((name) => !new RegExp(`^#+ ${name}$`, "m").test(text));
    },
  );

/** What an answer begins with that is more than a test or a file. */
const verdicts = {
  "Not applicable": /^Not applicable, because ./,
  "Partly met": /^Partly met: .*`.*; missing: ./,
  "Not met": /^Not met, because ./,
};

test("every row of levels 1 and 2 is there, once", () => {
  const counts = chapters.map(
    (_, at) => rows.filter(({ id }) => id.startsWith(`${at + 1}.`)).length,
  );
  expect(counts).toEqual(chapters);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  expect(rows.filter(({ level }) => level === "1")).toHaveLength(70);
});

test("every row is answered by a test or a file that exists, or says what is missing or why not", () => {
  for (const { id, answer } of rows) {
    const verdict = Object.entries(verdicts).find(([begin]) => answer.startsWith(begin));
    const named = places(answer);
    if (verdict) expect(answer, id).toMatch(verdict[1]);
    if (!verdict || verdict[0] === "Partly met") expect(named, id).not.toEqual([]);
    expect(
      named.filter((place) => !isThere(place)),
      id,
    ).toEqual([]);
    expect(missingSections(answer), id).toEqual([]);
  }
});

test("the page counts its answers as they are", () => {
  const [missing = 0, partly = 0, open = 0] = Object.keys(verdicts).map(
    (begin) => rows.filter(({ answer }) => answer.startsWith(begin)).length,
  );
  expect(page).toContain(
    `${rows.length - missing - partly - open} rows are answered by a test or a file, ${partly} are partly met, ${missing} are not applicable, ${open} are not met`,
  );
});
