import { globSync } from "node:fs";

import { expect, test } from "vitest";

import { cookiePolicy } from "../../app/pages/legal/cookie-policy/content.ts";
import { privacyPolicy } from "../../app/pages/legal/privacy-policy/content.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

const page = readProject("docs/privacy.md");

const promises = page.split("\n").flatMap((line) => {
  const [, section = "", promise = "", keptBy = "", tests = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  return /^(?:`|Cookie)/.test(section) ? [{ section, promise, keptBy, tests }] : [];
});

const textOf = ({ body }: { body: readonly (string | readonly string[])[] }) =>
  body.flat().join("\n");
const sectionOf = (id: string) => privacyPolicy.sections.find((section) => section.id === id);

test("the list holds promises", () => {
  expect(promises.length).toBeGreaterThan(12);
});

test.each(promises)("$promise", ({ section, promise, keptBy, tests }) => {
  const id = /^`(.+)`$/.exec(section)?.[1];
  const named = id === undefined ? undefined : sectionOf(id);
  const text =
    id === undefined ? cookiePolicy.sections.map(textOf).join("\n") : named && textOf(named);
  expect(text).toContain(promise);
  expect(keptBy).not.toBe("");
  const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
  expect(files).not.toEqual([]);
  for (const file of files) {
    expect(
      globSync(`tests/${file}{.test.ts,.spec.ts,.ts}`, { cwd: projectRoot }),
      file,
    ).not.toEqual([]);
  }
});

test("every section of the privacy policy has a promise, or is named as not about this website", () => {
  const [, others = ""] = /Not about this website[^:]*: (.+)/.exec(page) ?? [];
  const sections = privacyPolicy.sections.map(({ id }) => id);
  const missing = sections.filter(
    (id) =>
      !others.includes(`\`${id}\``) && !promises.some(({ section }) => section === `\`${id}\``),
  );
  expect(missing).toEqual([]);
});

test("'This website sets no cookies of its own.'", () => {
  const sets = globSync("app/**/*.{ts,tsx}", { cwd: projectRoot }).filter((file) =>
    /document\.cookie\s*=(?!=)|cookieStore|headers\.(?:set|append)\("set-cookie"|setCookie\(/i.test(
      readProject(file),
    ),
  );
  expect(sets).toEqual([]);
});
