import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { main as serve } from "../../scripts/commands/serve.ts";
import { getDataDir, projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "../support/files.ts";
import { runMain } from "../support/run-script.ts";
import { fillDataDir } from "../support/test-supabase.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("npm start prints the address and where leads go, and Ctrl-C leaves nothing behind", async () => {
  await fillDataDir(dataDir);
  const program = spawn(process.execPath, [join(projectRoot, "scripts/commands/serve.ts")], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0" },
  });
  let printed = "";
  const ended = new Promise<number | null>((resolve) => program.on("close", resolve));
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: string) => {
      printed += chunk;
      if (printed.includes("npm run mail")) resolve();
    };
    program.stdout.setEncoding("utf8").on("data", read);
    program.stderr.setEncoding("utf8").on("data", read);
    program.on("close", () => reject(new Error(printed)));
  });
  await ready;
  const [first = "", second = "", ...rest] = printed.trimEnd().split("\n");
  expect(first).toMatch(/^AIOI website: http:\/\/localhost:\d+$/);
  expect(second).toMatch(/^Leads go to: {2}the embedded Supabase in .+ shows them\)$/);
  expect(rest).toEqual(["Mails and webhooks stay on this machine: `npm run mail` shows them"]);
  const answer = await fetch(first.replace("AIOI website: ", ""));
  expect(answer.status).toBe(200);
  const files = /^(?:site\.pid|supabase\.json|supabase\.lock)$/;
  const present = () => readdirSync(dataDir).filter((name) => files.test(name));
  expect(present()).toHaveLength(3);
  program.kill("SIGINT");
  expect(await ended).toBe(0);
  expect(printed.trimEnd().split("\n")).toHaveLength(3);
  expect(present()).toEqual([]);
});

test.each([
  ["address-hash.key", "", "empty"],
  ["address-hash.key", "abc", "damaged"],
  ["supabase.secret", "", "empty"],
  ["supabase.secret", "\u0000\u0000", "damaged"],
  ["preview.key", "no key", "damaged"],
])("a key file %s with %j is one line with the remedy", async (name, text, state) => {
  await fillDataDir(dataDir);
  writeFileSync(join(dataDir, name), text);
  expect(await runMain(serve, [], { DATA_DIR: dataDir, PORT: "0" })).toEqual({
    code: 1,
    output: `The key file ${join(dataDir, name)} is ${state}: put a backup in its place, or delete it for a new key.\n`,
  });
});

const unwritable: [name: string, path: string, reason: string][] = [
  ["a file", "file", "a part of its path is no folder"],
  ["below a file", "file/data", "a part of its path is no folder"],
  // Root may write everywhere.
  ...(process.getuid?.() === 0
    ? []
    : ([["read-only", "read-only", "this user may not"]] satisfies [string, string, string][])),
];
test.each(unwritable)("a data folder that is %s is one line", async (_, name, reason) => {
  writeFileSync(join(dataDir, "file"), "");
  mkdirSync(join(dataDir, "read-only"), { mode: 0o500 });
  const DATA_DIR = join(dataDir, name);
  const { code, output } = await runMain(serve, [], { DATA_DIR, PORT: "0" });
  expect([code, output.trimEnd().split("\n")]).toEqual([1, [expect.stringContaining(reason)]]);
  expect(output).toContain("DATA_DIR names the folder of the site's data");
});

test("a data folder without a name is the usual one", () => {
  expect(getDataDir({ DATA_DIR: "" })).toBe(getDataDir({}));
});

test("a damaged data folder is one line with the remedy", async () => {
  mkdirSync(join(dataDir, "postgres"));
  writeFileSync(join(dataDir, "postgres/PG_VERSION"), "not a version");
  expect(await runMain(serve, [], { DATA_DIR: dataDir, PORT: "0" })).toEqual({
    code: 1,
    output: `The data in ${join(dataDir, "postgres")} is damaged: put a backup in its place, or delete it to start empty.\n`,
  });
});
