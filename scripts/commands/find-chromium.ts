import { startCommand } from "../lib/command.ts";
import { ensureChromium, installOtherBrowsers } from "../lib/find-chromium.ts";

// Finds the Chromium of the browser tests, or installs one, and prints its path; installs the others.
await startCommand(import.meta, async (_, __, print) => {
  print(ensureChromium(print));
  installOtherBrowsers();
});
