import { describe, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { openBackend } from "../../scripts/lib/backend.ts";
import { temporaryFolder } from "../support/files.ts";

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

describe.each([
  "LEAD_WEBHOOK_URL",
  "ALERT_WEBHOOK_URL",
  "ANALYTICS_SQL_URL",
  "CHATWOOT_BASE_URL",
  "INDEXNOW_URL",
  "PLAUSIBLE_URL",
  "TURNSTILE_VERIFY_URL",
] as const)("%s on the Worker", (name) => {
  const read = (url: string) => {
    const problems: string[] = [];
    const environment = readEnvironment({ [name]: url }, (of, what) => {
      if (of === name) problems.push(what);
    });
    return { used: environment[name], problems };
  };
  const paths = ["", "/hooks/leads?key=1"];

  test.each(accepted.flatMap((url) => paths.map((path) => url + path)))("%s is used", (url) => {
    expect(read(url)).toEqual({ used: url, problems: [] });
  });

  test.each(refused.filter((url) => url !== ""))("%j is not, and is reported", (url) => {
    const problems = ["is not an https address (plain http only for localhost)"];
    expect(read(url)).toEqual({ used: null, problems });
  });
});

describe("SUPABASE_URL of the programs", () => {
  const dataDir = temporaryFolder();

  test.each(refused.filter((url) => url !== ""))(
    "npm start refuses %j in one line",
    async (url) => {
      const env = { SUPABASE_URL: url, SUPABASE_ANON_KEY: "key", IP_HASH_KEY: "x".repeat(32) };
      await expect(openBackend("/nowhere", dataDir, env)).rejects.toThrow(
        `SUPABASE_URL ${problem}.`,
      );
    },
  );
});
