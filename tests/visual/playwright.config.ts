import { defineConfig } from "playwright/test";

import { openRunFolder } from "../../scripts/lib/run-folder.ts";
import { hasRenderer, unpackRenderer } from "./renderer.ts";
import { sitePort } from "./setting.ts";

openRunFolder();

const renderer = hasRenderer ? unpackRenderer() : null;

// Every process of the tests reads this file too.
if (renderer === null && process.env["TEST_WORKER_INDEX"] === undefined) {
  console.log(
    "Screenshots are not compared: their renderer runs on Linux on x64 only. CI compares them.",
  );
}

/** Compares pages with their screenshots in `screenshots/`, taken by one version of one browser. */
export default defineConfig({
  testDir: ".",
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  outputDir: "../../test-results/visual",
  reporter: [
    ["list"],
    // With the difference of each screenshot as an image.
    ["html", { outputFolder: "../../playwright-report/visual", open: "never" }],
  ],
  timeout: 300_000,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  expect: {
    // On a busy machine a screenshot takes longer.
    timeout: 120_000,
    toHaveScreenshot: {
      animations: "disabled",
      stylePath: "screenshot.css",
      // Three steps of 255 in brightness. Another processor may round one differently.
      threshold: 0.01,
      // And put a pixel to the other side of an edge: fewer than a letter has.
      maxDiffPixels: 16,
    },
  },
  ...(renderer && {
    use: {
      baseURL: `http://localhost:${sitePort}`,
      locale: "en-US",
      timezoneId: "UTC",
      contextOptions: { reducedMotion: "reduce" },
      // For the style of the screenshots.
      bypassCSP: true,
      launchOptions: {
        executablePath: renderer.executablePath,
        env: { ...process.env, ...renderer.env },
        args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
      },
    },
    webServer: {
      command: "env -u NODE_EXTRA_CA_CERTS node ../support/visual-server.ts",
      url: `http://localhost:${sitePort}/`,
      reuseExistingServer: false,
      timeout: 600_000,
      stdout: "ignore",
      gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    },
  }),
});
