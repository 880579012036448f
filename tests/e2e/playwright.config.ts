import { defineConfig, devices } from "playwright/test";

import { findChromium, findHeadlessShell } from "../../scripts/lib/find-chromium.ts";
import { openRunFolder } from "../../scripts/lib/run-folder.ts";

openRunFolder();

const executablePath = findHeadlessShell() ?? findChromium();

/**
 * A Chromium with windows renders two pages for its address bar with every context: half the processor
 * time of a short test. The list replaces Playwright's, so what tests need of that one is repeated.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  // Compiles scripts beside the page: helps where cores are idle.
  "ScriptStreaming",
  "ThirdPartyStoragePartitioning",
];
// Other ports let two working copies run their tests at the same time.
const sitePort = Number(process.env["SITE_PORT"] ?? 8790);
const controlPort = sitePort + 1;

/** What `rehearsal.config.ts` runs. */
const rehearsed = [/ad-blocker/, /vendor-chat/, /two-builds/, /oldest-engines/];

/**
 * Layout, touch and the drawer are other ones on a phone; words, rows and answers are the same. Dots are
 * drawn for the screen that there is.
 */
export const phone = { name: "phone", use: { ...devices["Pixel 7"], deviceScaleFactor: 1 } };

/** The backend that fails is one for these tests, so they take turns; they mostly wait. */
export const outages = {
  name: "outages",
  use: devices["Desktop Chrome"],
  testMatch: /outages/,
  fullyParallel: false,
  workers: 1,
};

/** What the others leave behind. */
export const wholeRun = { name: "whole run", testMatch: /whole-run/ };

/**
 * Journeys in a real browser, on the built Worker, with the embedded Supabase. What holds the same rule on
 * one more page, form or width, or is a convenience of one page, is tagged `@rehearsal`, or
 * `@phone-rehearsal` where a phone alone leaves it to the rehearsal.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // Longer than anything takes on a busy machine: a wait that is met ends at once.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    locale: "en-US",
    // A context of its own would be two processes for every test, half of the processor time. Playwright
    // empties the one that there is; `fixtures.ts` resets what it leaves.
    reuseContext: true,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        // Every page would start threads for it: a twelfth of the processor time.
        "--js-flags=--single-threaded-gc",
        // Every test is a profile, with one page that is shown: two more processes of a profile would start
        // for pages that nobody sees, a tenth of the processor time.
        "--renderer-process-limit=1",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${disabledFeatures.join(",")}`,
      ],
    },
  },
  projects: [
    { ...outages, grepInvert: /@rehearsal/ },
    // Under reduced motion, so that no animation takes the processor while a test waits. Phones see it.
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], contextOptions: { reducedMotion: "reduce" } },
      testIgnore: [/outages|whole-run/, ...rehearsed],
      grepInvert: /@rehearsal/,
    },
    { ...phone, grep: /@phone(?!-)/ },
    { ...wholeRun, dependencies: ["outages", "desktop", "phone"] },
  ],
  webServer: {
    // Certificates for an installation cost Miniflare a third of each start.
    command: "env -u NODE_EXTRA_CA_CERTS node ../support/e2e-server.ts",
    url: `http://localhost:${sitePort}/`,
    env: { SITE_PORT: String(sitePort), CONTROL_PORT: String(controlPort) },
    reuseExistingServer: false,
    // It may have to build the site first.
    timeout: 600_000,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
  },
});
