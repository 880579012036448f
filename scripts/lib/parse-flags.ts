import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

import { messageOf } from "./error-details.ts";
import { SetupError } from "./setup-error.ts";

/**
 * The options of a program's command line.
 *
 * @param usage printed after what is wrong with them
 * @throws {SetupError} when one is unknown or malformed, or when there are other arguments
 */
export function parseFlags<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (thrown) {
    throw new SetupError(`${messageOf(thrown)} ${usage}`);
  }
}
