import { startCommand } from "../lib/command.ts";
import { ensureChromium } from "../lib/find-chromium.ts";

// Finds the Chromium of the browser tests, or installs one, and prints its path.
await startCommand(import.meta, async (_, __, print) => print(ensureChromium(print)));
