import type { Print } from "../lib/command.ts";
import { ensureChromium } from "../lib/find-chromium.ts";

/** Finds the Chromium of the browser tests, or installs one, and prints its path. */
export async function main(
  _: readonly string[],
  __: NodeJS.ProcessEnv,
  print: Print,
): Promise<void> {
  print(ensureChromium(print));
}
