import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { openBackend } from "../../scripts/lib/backend.ts";

const accepted = [
  "https://abc.supabase.co",
  "https://localhost",
  "http://localhost:54321",
  "http://127.0.0.1:54321",
  "http://[::1]:54321",
];
const refused = [
  "http://abc.supabase.co",
  "http://10.0.0.5:54321",
  "http://127.0.0.1.evil.example",
  "http://localhost.evil.example",
  "http://localhost@evil.example",
  "http://[::2]:54321",
  "http://0.0.0.0:54321",
  "ftp://localhost",
  "abc.supabase.co",
  "",
];

const problem =
  "is not an https address such as https://abc.supabase.co (plain http only for localhost)";

describe("SUPABASE_URL on the Worker", () => {
  const read = (url: string) => {
    const problems: string[] = [];
    const { SUPABASE_URL } = readEnvironment({ SUPABASE_URL: url }, (name, what) => {
      if (name === "SUPABASE_URL") problems.push(what);
    });
    return { SUPABASE_URL, problems };
  };

  test.each(accepted)("%s is used", (url) => {
    expect(read(url)).toEqual({ SUPABASE_URL: url, problems: [] });
  });

  test.each(refused)("%j is not, and is reported in one line", (url) => {
    expect(read(url)).toEqual({ SUPABASE_URL: null, problems: [problem] });
  });
});

describe("LEAD_WEBHOOK_URL on the Worker", () => {
  const read = (url: string) => {
    const problems: string[] = [];
    const raw = { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: `whsec_${"a".repeat(32)}` };
    const { LEAD_WEBHOOK_URL } = readEnvironment(raw, (name, what) => {
      if (name === "LEAD_WEBHOOK_URL") problems.push(what);
    });
    return { LEAD_WEBHOOK_URL, problems };
  };
  const paths = ["", "/hooks/leads?key=1"];

  test.each(accepted.flatMap((url) => paths.map((path) => url + path)))("%s is used", (url) => {
    expect(read(url)).toEqual({ LEAD_WEBHOOK_URL: url, problems: [] });
  });

  test.each(refused.filter((url) => url !== ""))("%j is not, and is reported", (url) => {
    const { LEAD_WEBHOOK_URL, problems } = read(url);
    expect(LEAD_WEBHOOK_URL).toBeNull();
    expect(problems[0]).toBe("is not an https address (plain http only for localhost)");
  });
});

describe("SUPABASE_URL of the programs", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "aioi-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test.each(refused.filter((url) => url !== ""))(
    "npm start refuses %j in one line",
    async (url) => {
      const env = { SUPABASE_URL: url, SUPABASE_ANON_KEY: "key", IP_HASH_KEY: "x".repeat(16) };
      await expect(openBackend("/nowhere", dataDir, env)).rejects.toThrow(
        `SUPABASE_URL ${problem}.`,
      );
    },
  );
});
