import { readdirSync, rmSync } from "node:fs";

import { afterEach, beforeEach, expect, test } from "vitest";

import { temporaryFolder } from "../support/files.ts";
import { eventually } from "../support/running-site.ts";
import { startSiteProgram, workerdOf } from "../support/site-program.ts";
import { fillDataDir } from "../support/test-supabase.ts";

// Each start of `npm start` takes seconds. `npm test` starts it once and ends it with Ctrl-C
// (tests/worker/start.test.ts), and starts it again after kill -9 (tests/rehearsal/kill-drill.test.ts).

let dataDir: string;
beforeEach(async () => {
  dataDir = temporaryFolder();
  await fillDataDir(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (port = "0") => startSiteProgram({ DATA_DIR: dataDir, PORT: port });

test.each(["SIGTERM", "SIGHUP"] as const)(
  "%s leaves no lock, no pidfile and no address behind",
  async (signal) => {
    const { child, ready, ended } = start();
    await ready;
    expect(readdirSync(dataDir)).toEqual(
      expect.arrayContaining(["site.pid", "supabase.json", "supabase.lock"]),
    );
    child.kill(signal);
    await ended;
    expect(child.exitCode).toBe(0);
    const left = readdirSync(dataDir).filter((name) => /pid$|supabase\.json$|lock$/.test(name));
    expect(left).toEqual([]);
  },
);

test("starts again on its port after kill -9, which leaves workerd behind", async () => {
  const first = start();
  const url = await first.ready;
  first.child.kill("SIGKILL");
  await first.ended;
  const second = start(new URL(url).port);
  await second.ready;
  expect((await fetch(url)).status).toBe(200);
  second.child.kill("SIGINT");
  await second.ended;
  expect(second.child.exitCode).toBe(0);
});

test("workerd that dies again while it is started again ends it with one line", async () => {
  const program = start();
  let printed = "";
  program.child.stderr?.on("data", (chunk: string) => (printed += chunk));
  await program.ready;
  const first = workerdOf(program) ?? 0;
  process.kill(first, "SIGKILL");
  const second = await eventually(() => {
    const pid = workerdOf(program);
    return pid === first ? undefined : pid;
  });
  process.kill(second, "SIGKILL");
  await program.ended;
  expect(program.child.exitCode).toBe(1);
  expect(printed).toContain("workerd died, and died again");
  expect(printed).not.toContain("    at ");
  expect(readdirSync(dataDir).filter((name) => /pid$|lock$/.test(name))).toEqual([]);
});
