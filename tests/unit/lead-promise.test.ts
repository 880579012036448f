import { expect, test } from "vitest";

import { readProject } from "../support/files.ts";

/** What an insight of the seed says, without its markup. */
const insight = (
  /'how-this-website-never-loses-a-lead'[^]*?\$html\$[^]*?\$html\$/.exec(
    readProject("supabase/seed.sql"),
  ) ?? [""]
)[0].replaceAll(/<\/t[dh]><t[dh]>/g, ": ");

const drill = /`(KILLS=200 [^`]*kill-drill)`[^]*?\n\n24 November, ([^]*?)\n\n###/.exec(
  readProject("docs/reliability.md"),
);
const command = drill?.[1] ?? "";
const result = drill?.[2] ?? "";

const numberIn = (pattern: RegExp) => pattern.exec(result)?.[1] ?? "not found";

test("docs/reliability.md says what came of the drill", () => {
  expect(result).toMatch(/^200 kills \(68 of workerd, 64 of the database, 68 of both, 33 of them/);
  expect(result).toContain("3,377 leads accepted, 3,377 stored, 0 twice, none left in the queue.");
});

test("the README tells the same, with the command", () => {
  const readme = readProject("README.md").replaceAll(/\s+/g, " ");
  expect(readme).toContain(command);
  expect(readme).toContain(
    "On 24 November 2026, 200 kills in 16 minutes: 3,377 leads accepted, 3,377 stored, 0 twice, none left in the queue; the longest outage was 7.3 s.",
  );
  expect(result).toContain("in 16 minutes");
  expect(result).toContain("The longest outage was 7.3 s.");
});

test("so does the insight", () => {
  expect(insight.replaceAll(/\s*\\?\n\s*/g, " ")).toContain(command);
  for (const row of [
    "November 24, 2026: Result",
    `Kills in ${numberIn(/in (\d+) minutes/)} minutes: ${numberIn(/^(\d+) kills/)}`,
    "Of the server, the database, both: 68, 64, 68",
    `During a start: ${numberIn(/(\d+) of them during a start/)}`,
    `Leads accepted: ${numberIn(/([\d,]+) leads accepted/)}`,
    `Leads stored: ${numberIn(/([\d,]+) stored/)}`,
    `Stored twice: ${numberIn(/(\d+) twice/)}`,
    "Left in the queue: 0",
    `Longest outage: ${numberIn(/longest outage was ([\d.]+ s)/)}`,
  ]) {
    expect(insight).toContain(row);
  }
  const soak = readProject("docs/reliability.md");
  for (const figure of ["957,563 requests", "48,274 leads"]) {
    expect(insight).toContain(figure);
    expect(soak).toContain(figure);
  }
});
