import { parseArgs } from "node:util";

import { runProgram, SetupError } from "../scripts/lib/setup-error.ts";
import { type RunningSite, startRunningSite } from "../tests/support/running-site.ts";
import { backendDrill } from "./drills/backend.ts";
import { fuzzDrill } from "./drills/fuzz.ts";
import { hostileDrill } from "./drills/hostile.ts";
import { loadDrill } from "./drills/load.ts";
import type { DrillResult } from "./drills/result.ts";
import { platformDrill } from "./drills/platform.ts";
import { staleDrill } from "./drills/stale.ts";

type Options = { seconds: number; requests: number; calls: number; seed: number };

/** A site of its own for a drill, with an empty database. */
const onSite =
  (drill: (running: RunningSite, options: Options) => Promise<DrillResult>) =>
  async (options: Options) => {
    const running = await startRunningSite();
    return drill(running, options).finally(running.stop);
  };

const drills: Record<string, (options: Options) => DrillResult | Promise<DrillResult>> = {
  load: onSite(loadDrill),
  backend: onSite(backendDrill),
  platform: platformDrill,
  hostile: onSite(hostileDrill),
  fuzz: onSite(fuzzDrill),
  stale: staleDrill,
};
const names = Object.keys(drills).join(", ");

/** `npm run drill -- <name>...`: tries what may happen to the site, and prints what became of it. */
await runProgram(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: "string", default: "120" },
      requests: { type: "string", default: "5000" },
      calls: { type: "string", default: "10000" },
      seed: { type: "string", default: "8" },
    },
  });
  const options = {
    seconds: Number(values.seconds),
    requests: Number(values.requests),
    calls: Number(values.calls),
    seed: Number(values.seed),
  };
  const isWhole = Object.values(options).every((value) => Number.isInteger(value) && value > 0);
  const chosen = positionals.length === 0 ? Object.keys(drills) : positionals;
  if (!isWhole || chosen.some((name) => !Object.hasOwn(drills, name))) {
    throw new SetupError(
      `Usage: npm run drill -- [${names}] [--seconds N] [--requests N] [--calls N] [--seed N]`,
    );
  }
  const problems: string[] = [];
  for (const name of chosen) {
    const startedAt = performance.now();
    const outcome = await drills[name]?.(options);
    if (!outcome) continue;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`\n${name}: ${seconds} s, seed ${options.seed}\n`);
    console.log("| what | how many | result |\n| --- | --- | --- |");
    for (const row of outcome.rows) console.log(`| ${row.join(" | ")} |`);
    problems.push(...outcome.problems.map((problem) => `${name}: ${problem}`));
  }
  if (problems.length > 0) {
    throw new SetupError(`\n${problems.length} problems:\n${problems.slice(0, 40).join("\n")}`);
  }
  console.log("\nNothing lost, nothing broken.");
});
