import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";

import type { Print } from "./command.ts";
import { SetupError } from "./error-details.ts";

const installTimeoutMs = 5 * 60 * 1000;

/**
 * The Chromium on this machine: CHROMIUM_PATH, Playwright's own, Chrome, or a distribution's.
 *
 * @returns its path, or undefined when there is none
 */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const programs = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
  for (const program of programs) {
    const found = which(program);
    if (found !== undefined) return found;
  }
  return ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].find(existsSync);
}

/**
 * The headless shell on this machine, a Chromium that makes no windows: a test costs a quarter less
 * processor time. CHROMIUM_PATH names another browser.
 *
 * @returns its path, or undefined when there is none
 */
export function findHeadlessShell(): string | undefined {
  if (process.env["CHROMIUM_PATH"]) return undefined;
  const [, browsers, revision] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const folder = join(browsers ?? "", `chromium_headless_shell-${revision}`);
  const [own] = globSync("*/{chrome-headless-shell,headless_shell}", { cwd: folder });
  if (own !== undefined) return join(folder, own);
  return which("chromium-headless-shell");
}

/**
 * Finds a Chromium or installs one: through Playwright, else as root through apt.
 *
 * @returns its path
 * @throws {SetupError} when neither works, saying what to do
 */
export function ensureChromium(print: Print): string {
  const found = findChromium();
  if (found !== undefined) return found;
  print("No Chromium found: one is installed, while everything runs that needs none.");
  run("playwright", ["install", "chromium"]);
  if (!findChromium()) installPackages(["chromium", "chromium-headless-shell"]);
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new SetupError(
    "The browser tests need Chromium and it could not be installed here: install Chrome or Chromium, or set CHROMIUM_PATH.",
  );
}

/** Opens that Chromium, for what is printed or photographed. */
export const launchChromium = (print: Print) =>
  chromium.launch({ executablePath: ensureChromium(print), args: ["--no-sandbox"] });

/** Firefox and WebKitGTK with what drives them, and the Debian packages that have them. */
const otherBrowsers = [
  { programs: ["firefox-esr", "firefox"], package: "firefox-esr" },
  { programs: ["WebKitWebDriver"], package: "webkit2gtk-driver" },
  { programs: ["Xvfb"], package: "xvfb" },
];

/** Installs the browsers beside Chromium where that can be done; their tests are skipped where it cannot. */
export function installOtherBrowsers(): void {
  const missing = otherBrowsers.filter(({ programs }) => !programs.some(which));
  if (missing.length > 0) installPackages(missing.map((browser) => browser.package));
}

/** As root, through apt. */
function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || which("apt-get") === undefined) return;
  run("apt-get", ["update"]);
  for (const name of packages) {
    run("apt-get", ["install", "--yes", "--no-install-recommends", name]);
  }
}

function which(program: string): string | undefined {
  const found = spawnSync("which", [program], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function run(program: string, parameters: string[]): void {
  try {
    execFileSync(program, parameters, { stdio: "ignore", timeout: installTimeoutMs });
  } catch {
    // The next way is tried; the error at the end says what to do.
  }
}
