import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ensureChromium } from "./lib/find-chromium.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

type Step = [title: string, program: string, ...parameters: string[]];

/** The fastest steps come first. Steps in one list run at the same time. */
const steps: Step[][] = [
  [
    ["Format, lint, types, unused code, unit tests", "npm", "run", "--silent", "check"],
    ["Known vulnerabilities in dependencies", "node", "scripts/audit.ts"],
    ["Build, as wrangler deploys it", "wrangler", "deploy", "--dry-run", "--env", "production"],
  ],
  // The first two wait for timeouts and rate limits of the site much of the time.
  [
    [
      "Worker tests, in workerd",
      "vitest",
      "run",
      "--config",
      "tests/vitest.config.ts",
      "--project",
      "worker",
    ],
    ["Database tests, embedded and on PostgreSQL", "npm", "run", "--silent", "test:postgrest"],
    ["Byte budgets", "node", "bench/run.ts", "--budgets"],
  ],
  [["Screenshots", "npm", "run", "--silent", "visual"]],
  [["Browser tests", "playwright", "test", "--config", "tests/e2e/playwright.config.ts"]],
];

// No test asks another host. Miniflare would copy these certificates into the configuration of every
// workerd it starts: a third of what a start costs Node.
const { NODE_EXTRA_CA_CERTS: _, ...withoutCertificates } = process.env;

// wrangler alone, one file of 15 MB, takes a second to compile.
const testEnvironment = {
  ...withoutCertificates,
  NODE_COMPILE_CACHE: join(tmpdir(), "aioi-compile-cache"),
};

/** `npm test`: all tests, and how long each step took. */
await runProgram(async () => {
  ensureChromium();
  const times: [title: string, seconds: number][] = [];

  async function run([title, program, ...parameters]: Step, isAlone: boolean) {
    const startedAt = performance.now();
    if (isAlone) console.log(`\n== ${title}`);
    const child = spawn(program, parameters, {
      cwd: projectRoot,
      // A registry may need the certificates.
      env: program === "node" ? process.env : testEnvironment,
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    const output: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
    const status = await new Promise((resolve, reject) => {
      child.on("close", resolve).on("error", reject);
    });
    times.push([title, Math.round((performance.now() - startedAt) / 1000)]);
    return { title, passed: status === 0, output: Buffer.concat(output).toString() };
  }

  for (const group of steps) {
    const results = await Promise.all(group.map((step) => run(step, group.length === 1)));
    // The output of parallel steps is printed when all have ended, that of a failed one last.
    results.sort((one, other) => Number(other.passed) - Number(one.passed));
    for (const { title, output } of results) if (output) console.log(`\n== ${title}\n${output}`);
    const failed = results.filter(({ passed }) => !passed).map(({ title }) => title);
    if (failed.length > 0) throw new SetupError(`\n== Failed: ${failed.join(", ")}`);
  }
  console.log("\n== All passed");
  for (const [title, seconds] of times) console.log(`${String(seconds).padStart(5)} s  ${title}`);
});
