import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { expect, test } from "vitest";

const module = JSON.stringify(join(import.meta.dirname, "../../scripts/lib/run-steps.ts"));
const program = `
  import { runSteps } from ${module};
  const steps = ["first", "second"].map((name) => ({ name, command: ["sleep", "300"] }));
  process.exit(await runSteps(steps, 1, console.log));
`;

test("a run that is stopped starts no further step", async () => {
  // A run of its own: it ends all processes of the run.
  const { AIOI_RUN_FOLDER: _, ...env } = process.env;
  const parameters = ["--input-type=module", "--eval", program];
  const child = spawn(process.execPath, parameters, { env, stdio: ["ignore", "pipe", "ignore"] });
  const closed = once(child, "close");
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    printed += chunk;
    if (printed.includes("== first: started\n")) child.kill("SIGTERM");
  });
  await closed;
  expect(printed).toContain("Stopped by SIGTERM.");
  expect(printed).not.toContain("second: started");
});
