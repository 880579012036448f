import { existsSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { inspect } from "node:util";

import { getCode, getMessage, SetupError } from "./error-details.ts";
import { UsageRequest } from "./parse-flags.ts";
import { getDataDir, projectRoot } from "./project.ts";

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
    printError(
      thrown instanceof SetupError
        ? thrown.message
        : (fileFault(thrown, getDataDir(environment)) ?? inspect(thrown)),
    );
    return 1;
  }
}

/** What hinders writing or reading a file is no fault of the program. */
const fileFaults: ReadonlyMap<unknown, string> = new Map([
  ["EACCES", "this user may not"],
  ["EPERM", "this user may not"],
  ["EROFS", "the file system is read-only"],
  ["ENOSPC", "the disk is full"],
  ["ENOTDIR", "a part of its path is no folder"],
  ["EISDIR", "it is a folder"],
  ["EEXIST", "something else has its place"],
]);

function fileFault(thrown: unknown, dataDir: string): string | undefined {
  const reason = fileFaults.get(getCode(thrown));
  if (reason === undefined || !(thrown instanceof Error) || !("path" in thrown)) return undefined;
  const path = String(thrown.path);
  const isData = !relative(dataDir, path).startsWith("..");
  const hint = isData ? " DATA_DIR names the folder of the site's data." : "";
  return `${path} cannot be used: ${reason}.${hint}`;
}

/** A reader that has enough, such as `head`, ends no command; one whose output is lost has failed. */
function onOutputError(error: Error): void {
  if (["EPIPE", "ERR_STREAM_DESTROYED"].includes(String(getCode(error)))) return;
  console.error(`The output cannot be written: ${getMessage(error)}`);
  process.exit(1);
}

/**
 * Runs a command as the program of this process, if Node was started with its module.
 *
 * @param module that calls this
 * @param readsEnvFile whether a developer configures the command with `.env`; variables that are already
 *   set take precedence
 */
export async function startCommand(
  module: ImportMeta,
  main: Command,
  { readsEnvFile = false }: { readsEnvFile?: boolean } = {},
): Promise<void> {
  const [, program = ""] = process.argv;
  if (!existsSync(program) || realpathSync(program) !== module.filename) return;
  process.stdout.on("error", onOutputError);
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
