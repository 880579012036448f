import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";

const module = JSON.stringify(join(projectRoot, "scripts/lib/run-steps.ts"));
const program = `
  import { runSteps } from ${module};
  const slow = ["sh", "-c", "trap 'sleep 1' TERM; echo ready; sleep 300"];
  const steps = [
    { name: "first", command: ["sleep", "300"] },
    { name: "slow", command: slow, prints: true },
    { name: "last", command: ["sleep", "300"] },
  ];
  process.exit(await runSteps(steps, 2, console.log));
`;

test("a run that is stopped starts no further step while those that run are ending", async () => {
  // A run of its own: it ends all processes of the run.
  const { AIOI_RUN_FOLDER: _, ...env } = process.env;
  const parameters = ["--input-type=module", "--eval", program];
  const child = spawn(process.execPath, parameters, { env, stdio: ["ignore", "pipe", "ignore"] });
  const closed = once(child, "close");
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    printed += chunk;
    if (printed.includes("ready") && !child.killed) child.kill("SIGTERM");
  });
  await closed;
  expect(printed).toContain("Stopped by SIGTERM.");
  expect(printed).not.toContain("last: started");
});
