import { type Browser, chromium, type Page } from "playwright";

import { ensureChromium, findHeadlessShell } from "../../scripts/lib/find-chromium.ts";

/** As Lighthouse slows a phone down: 1.6 Mbit/s, 150 ms there and back, a processor 4 times slower. */
export const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
export const cpuSlowdown = 4;

/**
 * A browser that does nothing of its own accord while something is measured.
 *
 * @param options port where Lighthouse finds it; whether it may be one that makes no windows, which takes half
 *   of the processor time
 * @throws {SetupError} where no Chromium is found and none can be installed
 */
export function launchBrowser({
  debuggingPort,
  isShell = false,
}: { debuggingPort?: number; isShell?: boolean } = {}): Promise<Browser> {
  const shell = isShell ? findHeadlessShell() : undefined;
  return chromium.launch({
    executablePath: shell ?? ensureChromium(console.log),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--ignore-certificate-errors",
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  });
}

/** A page that may take as long as a busy machine needs. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  return page;
}

/** A page on a slow phone. */
export async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return page;
}
