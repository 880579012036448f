import { join } from "node:path";

import { type Print, startCommand } from "../lib/command.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { projectRoot } from "../lib/project.ts";
import { runSteps, type Step } from "../lib/run-steps.ts";
import { checkSteps, rehearsalSteps, testSteps } from "../lib/test-steps.ts";

/** Steps that run at the same time: while one waits, two others have the cores. */
const atOnce = 3;

/** `npm test`: everything that a change can break, on one machine, in minutes. */
export const main = command("npm test", testSteps, atOnce);

/** `npm run check`: its fast part. */
export const check = command("npm run check", checkSteps, atOnce);

/** `npm run rehearse`: an operator's days with the real wrangler. */
export const rehearse = command("npm run rehearse", rehearsalSteps, 2);

function command(name: string, steps: readonly Step[], most: number) {
  return async (parameters: readonly string[], _environment: NodeJS.ProcessEnv, print: Print) => {
    parseFlags(parameters, {}, `Usage: ${name}`);
    // wrangler alone, one file of 15 MB, takes a second to compile.
    process.env["NODE_COMPILE_CACHE"] = join(projectRoot, "node_modules/.cache/compile");
    return runSteps(steps, most, print);
  };
}

await startCommand(import.meta, main);
