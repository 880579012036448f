import { spawnSync } from "node:child_process";

import { ensureChromium } from "./lib/find-chromium.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

const steps: [title: string, program: string, ...parameters: string[]][] = [
  ["Format, lint, types, unused code, unit tests", "npm", "run", "--silent", "check"],
  ["Known vulnerabilities in dependencies", "node", "scripts/audit.ts"],
  ["Build", "npm", "run", "--silent", "build", "--", "--logLevel", "warn"],
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
  ["Browser tests", "playwright", "test", "--config", "tests/e2e/playwright.config.ts"],
];

/** `npm test`: everything, in the order in which a mistake shows soonest. */
await runProgram(async () => {
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  const times: [title: string, seconds: number][] = [];
  for (const [title, program, ...parameters] of steps) {
    console.log(`\n== ${title}`);
    const startedAt = performance.now();
    const { status } = spawnSync(program, parameters, { cwd: projectRoot, env, stdio: "inherit" });
    if (status !== 0) throw new SetupError(`\n== Failed: ${title}`);
    times.push([title, Math.round((performance.now() - startedAt) / 1000)]);
  }
  console.log("\n== All passed");
  for (const [title, seconds] of times) console.log(`${String(seconds).padStart(5)} s  ${title}`);
});
