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

function leaks(folder: string): string[] {
  return globSync("**/*.{js,css,html,json,map}", { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`);
  });
}

const built = join(import.meta.dirname, "../../dist/client");

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

  test("the rules of the forms are chunks of their own", () => {
    const [entry = ""] = globSync("**/index-*.js", { cwd: built });
    expect(readFileSync(join(built, entry), "utf8")).not.toContain("Invalid email address");
  });
});
