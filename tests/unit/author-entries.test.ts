import { expect, test } from "vitest";

import { authorSlugs, findAuthorEntry } from "../../app/content/authors.ts";
import { authorSlug } from "../../app/lib/author-slug.ts";
import { readProject } from "../support/files.ts";

const seed = readProject("supabase/seed.sql");

test.each(authorSlugs)("%s: a biography of at most 60 words", (slug) => {
  const { biography = "" } = findAuthorEntry(slug) ?? {};
  expect(biography.split(/\s+/).length).toBeLessThanOrEqual(60);
});

test("each entry is of somebody who wrote an insight", () => {
  const authors = new Set(
    Array.from(seed.matchAll(/^ {2}'([^',]{1,60})',$/gm), ([, name = ""]) => authorSlug(name)),
  );
  for (const slug of authorSlugs) expect(authors).toContain(slug);
});

test.each(["constructor", "__proto__", "nobody"])("%s has none", (slug) => {
  expect(findAuthorEntry(slug)).toBeUndefined();
});
