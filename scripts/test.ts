import { spawn } from "node:child_process";

import { ensureChromium } from "./lib/find-chromium.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

type Step = [title: string, program: string, ...parameters: string[]];

/** In the order in which a mistake shows soonest. Steps side by side run at the same time. */
const steps: Step[][] = [
  [["Format, lint, types, unused code, unit tests", "npm", "run", "--silent", "check"]],
  [
    ["Known vulnerabilities in dependencies", "node", "scripts/audit.ts"],
    ["Build, as wrangler deploys it", "wrangler", "deploy", "--dry-run", "--env", "production"],
  ],
  // Both wait for limits of the product much of the time.
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
  ],
  [["Byte budgets", "node", "bench/run.ts", "--budgets"]],
  [["Browser tests", "playwright", "test", "--config", "tests/e2e/playwright.config.ts"]],
];

/** `npm test`: everything, and how long each step took. */
await runProgram(async () => {
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  const times: [title: string, seconds: number][] = [];

  /** What a step beside another one prints is printed when it has ended. */
  async function run([title, program, ...parameters]: Step, isAlone: boolean): Promise<boolean> {
    const startedAt = performance.now();
    if (isAlone) console.log(`\n== ${title}`);
    const child = spawn(program, parameters, {
      cwd: projectRoot,
      env,
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    const output: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
    const status = await new Promise((resolve, reject) => {
      child.on("close", resolve).on("error", reject);
    });
    if (!isAlone) console.log(`\n== ${title}\n${Buffer.concat(output).toString()}`);
    times.push([title, Math.round((performance.now() - startedAt) / 1000)]);
    return status === 0;
  }

  for (const group of steps) {
    const passed = await Promise.all(group.map((step) => run(step, group.length === 1)));
    const failed = group.filter((_, index) => !passed[index]).map(([title]) => title);
    if (failed.length > 0) throw new SetupError(`\n== Failed: ${failed.join(", ")}`);
  }
  console.log("\n== All passed");
  for (const [title, seconds] of times) console.log(`${String(seconds).padStart(5)} s  ${title}`);
});
