import { existsSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";

import { UsageRequest } from "./parse-flags.ts";
import { projectRoot } from "./project.ts";
import { SetupError } from "./setup-error.ts";

/** Prints a text and a line break. */
export type Print = (text: string) => void;

/**
 * One of the project's commands. A command may take more than this, such as its way to call wrangler,
 * which then has a default.
 *
 * @returns the exit code; nothing for 0
 */
export type Command = (
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
) => Promise<number | void>;

/**
 * Runs a command in this process. A `SetupError` ends it with one line, any other error with its stack;
 * `--help` prints its usage.
 *
 * @returns the exit code
 */
export async function runCommand(
  main: Command,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  printError: Print = print,
): Promise<number> {
  try {
    return (await main(parameters, environment, print)) ?? 0;
  } catch (thrown) {
    if (thrown instanceof UsageRequest) {
      print(thrown.message);
      return 0;
    }
    printError(thrown instanceof SetupError ? thrown.message : inspect(thrown));
    return 1;
  }
}

/**
 * Runs a command as the program of this process.
 *
 * @param readsEnvFile whether a developer configures the command with `.env`; variables that are already
 *   set take precedence
 */
export async function startCommand(
  main: Command,
  { readsEnvFile = false }: { readsEnvFile?: boolean } = {},
): Promise<void> {
  const envFile = join(projectRoot, ".env");
  if (readsEnvFile && existsSync(envFile)) process.loadEnvFile(envFile);
  const code = await runCommand(
    main,
    process.argv.slice(2),
    process.env,
    console.log,
    console.error,
  );
  // A command that failed may have left something open, which would hold up the end of the process.
  if (code !== 0) process.exit(code);
}
