import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

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

const built = join(import.meta.dirname, "../../dist/client");

function leaks(folder: string): string[] {
  return globSync("**/*.{js,css,html,json,map}", { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`);
  });
}

/** A file of script and everything that is fetched before it runs. */
function filesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const code = readFileSync(join(built, "assets", file), "utf8");
  for (const [, imported = ""] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
    filesOf(imported, known);
  }
  return known;
}

describe("the client bundle", () => {
  test("holds no zod, supabase-js, table name, secret or server code", () => {
    expect(globSync("**/*.js", { cwd: built }).length).toBeGreaterThan(3);
    expect(leaks(built)).toEqual([]);
  });

  test("a leak planted on purpose is found", () => {
    const folder = mkdtempSync(join(tmpdir(), "aioi-leak-"));
    writeFileSync(join(folder, "chunk.js"), 'client.from("hire_me_queries").insert(row)');
    expect(leaks(folder)).toEqual(["chunk.js: hire_me_queries"]);
    rmSync(folder, { recursive: true });
  });

  test("what starts a page is compiled while it loads, and starts no Intl", () => {
    const [hydrate = ""] = globSync("**/hydrate-*.js", { cwd: built });
    const code = readFileSync(join(built, hydrate), "utf8");
    expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    // `Intl` takes longer to start than React.
    expect(code).not.toContain("Intl.");
  });

  test("no page starts with more than twelve files of script", () => {
    const [hydrate = ""] = globSync("**/hydrate-*.js", { cwd: built });
    const routes = readFileSync(join(built, hydrate), "utf8").matchAll(/import\(`\.\/([^`]+)`\)/g);
    const files = [...routes].map(([, file = ""]) => [file, filesOf(file).size] as const);
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter(([, count]) => count > 12)).toEqual([]);
  });

  test("the rules of the forms are chunks of their own", () => {
    const [entry = ""] = globSync("**/index-*.js", { cwd: built });
    expect(readFileSync(join(built, entry), "utf8")).not.toContain("Invalid email address");
  });
});
