import { defineConfig, devices } from "playwright/test";

import { installRarePackages } from "../../scripts/lib/rare-packages.ts";
import { hasOldestChromium, unpackOldestChromium } from "./oldest-chromium.ts";
import config, { outages, phone, wholeRun } from "./playwright.config.ts";

if (process.env["TEST_WORKER_INDEX"] === undefined) installRarePackages("tests/e2e", console.log);

/** A commit: its build and this one are served together. */
const before = process.env["BEFORE"];

/**
 * The rules of `npm test` on every page, form and width, and journeys that need what it does without:
 * packages of the rehearsal, an old browser, a file of another host, or, with `BEFORE=<commit>`, a second build.
 */
export default defineConfig({
  ...config,
  projects: before
    ? [
        { name: "two-builds-pages", use: devices["Desktop Chrome"], testMatch: /two-builds\.spec/ },
        // It breaks the backend, which is one for all.
        { name: "two-builds", testMatch: /two-builds-queue/, dependencies: ["two-builds-pages"] },
      ]
    : [
        {
          name: "desktop",
          use: { ...devices["Desktop Chrome"], contextOptions: { reducedMotion: "reduce" } },
          testIgnore: [/outages|whole-run|two-builds|oldest-engines/],
          grep: /@rehearsal|ad-blocker|vendor-chat/,
        },
        { ...phone, grep: /@phone-rehearsal/ },
        { ...outages, grep: /@rehearsal/ },
        { ...wholeRun, dependencies: ["outages", "desktop", "phone"] },
        ...(hasOldestChromium
          ? [
              {
                name: "oldest-engines",
                testMatch: /oldest-engines/,
                use: {
                  launchOptions: {
                    executablePath: unpackOldestChromium(),
                    args: ["--no-sandbox", "--disable-gpu", "--no-zygote"],
                  },
                },
              },
            ]
          : []),
      ],
  ...(before && {
    webServer: {
      ...config.webServer,
      command: "env -u NODE_EXTRA_CA_CERTS node ../support/two-builds-server.ts",
    },
  }),
});
