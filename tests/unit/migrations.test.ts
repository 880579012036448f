import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";

const folder = join(projectRoot, "supabase/migrations");
const files = readdirSync(folder).toSorted();

const statementsOf = (file: string) =>
  readFileSync(join(folder, file), "utf8")
    .replaceAll(/--[^\n]*/g, "")
    .trim();

describe("migrations", () => {
  test.each(files)("%s sets a lock timeout of at most 10 s before anything else", (file) => {
    const seconds = /^set lock_timeout = '(\d+)s';/i.exec(statementsOf(file))?.[1];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(10);
  });

  // "No check is `not valid`": it applies on every later update, so that an old row which breaks it
  // cannot be marked, bounced or erased.
  test.each(files)("%s adds no check that old rows may break", (file) => {
    expect(statementsOf(file)).not.toMatch(/not\s+valid/i);
  });

  test("no check of the schema is `not valid`", () => {
    const schema = readFileSync(join(folder, "../schema.sql"), "utf8");
    expect(schema).toContain("CONSTRAINT hire_me_queries_hidden_check CHECK");
    expect(schema).not.toMatch(/not\s+valid/i);
  });
});
