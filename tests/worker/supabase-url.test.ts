import { describe, expect, test } from "vitest";

import { main as leads } from "../../scripts/commands/leads.ts";
import { main as leadsReplay } from "../../scripts/commands/leads-replay.ts";
import { main as serve } from "../../scripts/commands/serve.ts";
import { temporaryFolder } from "../support/files.ts";
import { runMain } from "../support/run-script.ts";
import { getStartedSubmission, send, startRunningSite } from "../support/running-site.ts";

const problem =
  "is not an https address such as https://abc.supabase.co (plain http only for localhost)";

const dataDir = temporaryFolder();

describe("SUPABASE_URL with plain http to another host", () => {
  test("is reported by the Worker in one line, and nothing is sent there", async () => {
    const asked: string[] = [];
    const running = await startRunningSite({
      variables: { SUPABASE_URL: "http://supabase.northgate.example" },
      outbound: (url) => {
        asked.push(url.host);
        return Promise.resolve(new Response(null, { status: 201 }));
      },
    });
    try {
      expect((await fetch(running.site.url)).status).toBe(200);
      // The lead waits in the queue until the address is put right.
      const answer = await send(running.site.url, getStartedSubmission());
      expect(answer.result).toEqual({ ok: true });
      const reports = running.logs.filter((line) => line.includes("environment.invalid"));
      expect(reports.map((line): unknown => JSON.parse(line))).toContainEqual({
        level: "error",
        event: "environment.invalid",
        requestId: expect.any(String),
        alert: true,
        name: "SUPABASE_URL",
        problem,
      });
      expect(asked).toEqual([]);
    } finally {
      await running.stop();
    }
  });

  test.each([
    ["npm start", serve, []],
    ["npm run leads", leads, []],
    ["npm run leads:replay", leadsReplay, ["--remote"]],
  ])("ends %s with that line", async (_, main, parameters) => {
    const ran = await runMain(main, parameters, {
      DATA_DIR: dataDir,
      PORT: "0",
      SUPABASE_URL: "http://supabase.northgate.example",
      SUPABASE_ANON_KEY: "key",
      SUPABASE_SERVICE_ROLE_KEY: "key",
      IP_HASH_KEY: "a key for tests only, of 32 bytes",
    });
    expect(ran).toEqual({ code: 1, output: `SUPABASE_URL ${problem}.\n` });
  });
});
