import { memoizeBy } from "../../lib/memoize-by.ts";
import type { Environment } from "./environment.ts";

/**
 * What an isolate remembers between requests. It belongs to the environment of the isolate and not to
 * a module, so that another environment begins with nothing.
 *
 * @param create makes an empty memory
 */
export const isolateMemory = <Memory>(
  create: () => Memory,
): ((environment: Environment) => Memory) => memoizeBy(create);
