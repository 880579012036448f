import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { runScript } from "../support/run-script.ts";
import { eventually } from "../support/running-site.ts";
import { startSiteProgram, workerdOf } from "../support/site-program.ts";
import { fillDataDir } from "../support/test-supabase.ts";

const root = join(import.meta.dirname, "../..");

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "aioi-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** `npm start` without npm; `ready` resolves with the lines it printed until it serves. */
function start(env: Record<string, string>) {
  const program = spawn(process.execPath, [join(root, "scripts/serve.ts")], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", ...env },
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => program.on("close", resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Leads go to:")) resolve(output);
    };
    program.stdout.on("data", read);
    program.stderr.on("data", read);
    program.on("close", () => reject(new Error(output)));
  });
  return { program, ready, ended, printed: () => output };
}

describe("npm start", () => {
  test("prints the address and where leads go, and nothing else", async () => {
    const { program, ready, ended, printed } = start({});
    const [first = "", second = "", ...rest] = (await ready).trimEnd().split("\n");
    expect(first).toMatch(/^AIOI website: http:\/\/localhost:\d+$/);
    expect(second).toMatch(/^Leads go to: {2}the embedded Supabase in .+ shows them\)$/);
    expect(rest).toEqual(["Mails and webhooks stay on this machine: `npm run mail` shows them"]);
    const answer = await fetch(first.replace("AIOI website: ", ""));
    expect(answer.status).toBe(200);
    program.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(printed().trimEnd().split("\n")).toHaveLength(3);
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "%s leaves no lock, no pidfile and no address behind",
    async (signal) => {
      await fillDataDir(dataDir);
      const { program, ready, ended } = start({});
      await ready;
      expect(readdirSync(dataDir)).toEqual(
        expect.arrayContaining(["site.pid", "supabase.json", "supabase.lock"]),
      );
      program.kill(signal);
      expect(await ended).toBe(0);
      const left = readdirSync(dataDir).filter((name) => /pid$|supabase\.json$|lock$/.test(name));
      expect(left).toEqual([]);
    },
  );

  test("starts again on its port after kill -9, which leaves workerd behind", async () => {
    await fillDataDir(dataDir);
    const first = start({});
    const url = /http:\S+/.exec(await first.ready)?.[0] ?? "";
    first.program.kill("SIGKILL");
    await first.ended;
    const second = start({ PORT: new URL(url).port });
    await second.ready;
    expect((await fetch(url)).status).toBe(200);
    second.program.kill("SIGINT");
    expect(await second.ended).toBe(0);
  });

  test("workerd that dies again while it is started again ends it with one line", async () => {
    await fillDataDir(dataDir);
    const program = startSiteProgram({ DATA_DIR: dataDir, PORT: "0" });
    let printed = "";
    program.child.stderr?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    await program.ready;
    const first = workerdOf(program) ?? 0;
    process.kill(first, "SIGKILL");
    const second = await eventually(() => {
      const pid = workerdOf(program);
      return Promise.resolve(pid === first ? undefined : pid);
    });
    process.kill(second, "SIGKILL");
    await program.ended;
    expect(program.child.exitCode).toBe(1);
    expect(printed).toContain("workerd died, and died again");
    expect(printed).not.toContain("    at ");
    expect(readdirSync(dataDir).filter((name) => /pid$|lock$/.test(name))).toEqual([]);
  });

  test("a damaged data folder is one line with the remedy", async () => {
    mkdirSync(join(dataDir, "postgres"));
    writeFileSync(join(dataDir, "postgres/PG_VERSION"), "not a version");
    const { code, output } = await runScript("serve.ts", [], { DATA_DIR: dataDir, PORT: "0" });
    expect(code).toBe(1);
    expect(output).toBe(
      `The data in ${join(dataDir, "postgres")} is damaged: put a backup in its place, or delete it to start empty.\n`,
    );
  });
});
