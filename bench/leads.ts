import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { projectRoot } from "../scripts/lib/project.ts";
import { runProgram, SetupError } from "../scripts/lib/setup-error.ts";
import { startRunningSite } from "../tests/support/running-site.ts";
import { drill, type DrillCounts } from "./lead-drill.ts";

function report({ seed, sent, accepted, stored, duplicates, ...rest }: DrillCounts): string {
  const faults = Object.entries(rest.faults).map(([name, count]) => `${name} ${count}`);
  return [
    "| sent | accepted | stored | duplicates |",
    "| ---- | -------- | ------ | ---------- |",
    `| ${sent} | ${accepted} | ${stored} | ${duplicates} |`,
    "",
    `Seed ${seed}. ${rest.calls} calls of the door in ${rest.seconds} s; ${rest.throughQueue} rows came through the queue. Outages: ${faults.join(", ")}.`,
  ].join("\n");
}

/** `npm run bench:leads`: 200 leads while the backend goes down and up; --leads and --seed change it. */
await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      leads: { type: "string", default: "200" },
      seed: { type: "string", default: String(randomInt(2 ** 31)) },
    },
  });
  const leads = Number(values.leads);
  const seed = Number(values.seed);
  if (!Number.isInteger(leads) || leads < 1 || !Number.isInteger(seed)) {
    throw new SetupError("Usage: npm run bench:leads -- [--leads N] [--seed N]");
  }
  console.log(`Drill: ${leads} leads, seed ${seed}`);
  const running = await startRunningSite();
  const counts = await drill(running, { leads, seed }).finally(running.stop);
  console.log(report(counts));
  if (counts.accepted !== counts.stored || counts.duplicates > 0) {
    throw new SetupError("A lead that saw success is missing, or a lead was stored twice.");
  }
  writeFileSync(
    join(projectRoot, "bench/LEADS.md"),
    `# The drill of the leads\n\nMade by \`npm run bench:leads\` on ${new Date().toISOString().slice(0, 10)}: leads of all kinds are sent through the built Worker while its backend refuses connections, answers 500, hangs, cuts answers and loses answers after the write, in random turns. Each visitor retries under the same submission id until success shows. Then the queue is left to empty, and rows are counted.\n\n${report(counts)}\n`,
  );
});
