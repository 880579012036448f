import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { messageOf } from "./error-details.ts";
import { SetupError } from "./setup-error.ts";

/**
 * The options and the other arguments of a program's command line. With `--help` the program prints
 * its usage and ends.
 *
 * @param usage printed after what is wrong with them
 * @throws {SetupError} when an option is unknown or malformed
 */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
) {
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (thrown) {
    // Node then explains how an argument may begin with a hyphen, which none here does.
    const [problem = ""] = messageOf(thrown).split(". To specify");
    throw new SetupError(`${problem}. ${usage}`);
  }
}

/**
 * The options of a program that takes nothing else.
 *
 * @param usage printed after what is wrong with them
 * @throws {SetupError} when one is unknown or malformed, or when there are other arguments
 */
export function parseFlags<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
) {
  const { values, positionals } = parseArguments(options, usage);
  const [other] = positionals;
  if (other !== undefined) throw new SetupError(`Unexpected argument '${other}'. ${usage}`);
  return values;
}
