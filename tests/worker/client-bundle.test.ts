import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "../support/files.ts";

/** What must never be found in a file that browsers get. */
const secrets = [
  "hire_me_queries",
  "newsletter_subscriptions",
  "aigency_consultation_queries",
  "success_stories",
  "first_name",
  "submission_id",
  "SUPABASE_",
  "IP_HASH_KEY",
  "LEAD_LIMITS",
  "supabase",
  "PostgrestClient",
  "ZodError",
  "rest/v1",
  "cf-connecting-ip",
];

const built = join(projectRoot, "dist/client");

function leaks(folder: string): string[] {
  return globSync("**/*.{js,css,html,json,map}", { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`);
  });
}

/** What a file of script fetches before it runs, itself included. */
function filesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const code = readFileSync(join(built, "assets", file), "utf8");
  for (const [, imported = ""] of code.matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+)["'`]/g)) {
    filesOf(imported, known);
  }
  return known;
}

const codeOf = (files: Iterable<string>) =>
  [...files].map((file) => readFileSync(join(built, "assets", file), "utf8")).join("\n");

/** Only React's own code says it. */
const react = "Minified React error";

describe("the client bundle", () => {
  test("holds no zod, Supabase client, table name, secret or server code", () => {
    expect(globSync("**/*.js", { cwd: built }).length).toBeGreaterThan(3);
    expect(leaks(built)).toEqual([]);
  });

  test("a leak planted on purpose is found", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "chunk.js"), 'client.from("hire_me_queries").insert(row)');
    expect(leaks(folder)).toEqual(["chunk.js: hire_me_queries"]);
  });

  test("no page fetches React until it is used: its one script holds none, and names no form's rules", () => {
    const pages = globSync("_prerendered/**/*.page", { cwd: built });
    expect(pages.length).toBeGreaterThan(20);
    const entries = pages.flatMap((page) => [
      ...readFileSync(join(built, page), "utf8").matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g),
    ]);
    const names = [...new Set(entries.map(([, name = ""]) => name))];
    expect(names).toHaveLength(1);
    expect(entries).toHaveLength(pages.length);
    const started = filesOf(names[0] ?? "");
    expect([...started]).toHaveLength(1);
    expect(codeOf(started)).not.toContain(react);
    expect(codeOf(started)).not.toContain("Invalid email address");
    // Words of the search, and of the descriptions of /cookie-policy and /more-info.
    expect(codeOf(started)).not.toContain("What are you looking for?");
    expect(codeOf(started)).not.toContain("how to refuse or remove it");
    expect(codeOf(started)).not.toContain("to print or to forward");
    // `Intl` takes longer to start than React.
    expect(codeOf(started)).not.toContain("Intl.");
    // It is there for the islands.
    const all = globSync("*.js", { cwd: join(built, "assets") });
    expect(codeOf(all)).toContain(react);
  });
});
