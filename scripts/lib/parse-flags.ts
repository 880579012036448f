import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { getMessage, SetupError } from "./error-details.ts";

/** `--help`: the command ends, and its usage, the message, is printed. */
export class UsageRequest extends Error {}

/**
 * The options and the other arguments of a command.
 *
 * @param parameters of its command line
 * @param usage printed after what is wrong with them
 * @param allowPositionals whether there may be other arguments
 * @throws {UsageRequest} when they ask for the usage
 * @throws {SetupError} when an option is unknown or malformed
 */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  parameters: readonly string[],
  options: Options,
  usage: string,
  allowPositionals = true,
) {
  if (parameters.includes("--help") || parameters.includes("-h")) throw new UsageRequest(usage);
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals });
  } catch (thrown) {
    // Node then explains what the usage says, and how an argument may begin with a hyphen: none here does.
    const [problem = ""] = getMessage(thrown).split(
      /\.\s+(?:To specify|Did you forget|This command)/,
    );
    throw new SetupError(`${problem}. ${usage}`);
  }
}

/**
 * The options of a command that takes nothing else.
 *
 * @param parameters of its command line
 * @param usage printed after what is wrong with them
 * @throws {UsageRequest} when they ask for the usage
 * @throws {SetupError} when one is unknown or malformed, or when there are other arguments
 */
export function parseFlags<const Options extends ParseArgsOptionsConfig>(
  parameters: readonly string[],
  options: Options,
  usage: string,
) {
  return parseArguments(parameters, options, usage, false).values;
}
