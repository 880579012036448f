import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { type Command, startCommand } from "../lib/command.ts";
import { parseArguments } from "../lib/parse-flags.ts";
import { projectRoot } from "../lib/project.ts";
import { installRarePackages } from "../lib/rare-packages.ts";

const usage = "Usage: npm run mutants [-- FILE.ts ...]";

/**
 * `npm run mutants`: changes the code of leads and notifications a little, thousands of times, and lists
 * each change that no unit test notices (docs/decisions/0062). It does not change the working tree.
 */
export const main: Command = async (parameters, environment, print) => {
  const { positionals: files } = parseArguments(parameters, {}, usage);
  installRarePackages("tests/mutants", print);
  const { status } = spawnSync(
    process.execPath,
    [
      join(projectRoot, "tests/mutants/node_modules/@stryker-mutator/core/bin/stryker.js"),
      "run",
      "tests/mutants/stryker.config.json",
      ...(files.length === 0 ? [] : ["--mutate", files.join(",")]),
    ],
    { cwd: projectRoot, env: environment, stdio: "inherit" },
  );
  return status ?? 1;
};

await startCommand(import.meta, main);
