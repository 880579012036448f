import { type Browser, chromium } from "playwright";

import { findChromium } from "../../scripts/lib/find-chromium.ts";

/** A browser that does nothing of its own accord while something is measured. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}
