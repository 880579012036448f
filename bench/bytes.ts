import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Browser, Page } from "playwright";

import { launchBrowser } from "./support/browser.ts";

/** A measured size and what it may be. */
export interface ByteRow {
  what: string;
  bytes: number;
  /** Over this the budget is broken. */
  must: number;
  aim: number;
  /** The files that make up the size, largest first. */
  parts: string[];
}

const kB = 1000;

/** What the project's performance targets say of bytes. */
export const byteLimits = {
  // With the dialogs that its triggers open.
  homeHtml: { must: 22 * kB, aim: 18 * kB },
  html: { must: 20.5 * kB, aim: 15 * kB },
  inline: { must: 5 * kB, aim: 2 * kB },
  script: { must: 130 * kB, aim: 110 * kB },
  dialog: { must: 10 * kB, aim: 5 * kB },
  worker: { must: 350 * kB, aim: 250 * kB },
} as const;

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).byteLength;

/**
 * Bytes by kind, gzip, as a browser really fetches them (performance targets of the project).
 *
 * @param root folder of the project, built
 * @param url where the built site is served
 */
export async function measureBytes(root: string, url: string): Promise<ByteRow[]> {
  const browser = await launchBrowser();
  try {
    const rows: ByteRow[] = [];
    for (const path of ["/", "/pricing"])
      rows.push(...(await measurePage(browser, root, url, path)));
    rows.push(...(await measureDialog(await browser.newPage(), root, url)), measureWorker(root));
    return rows;
  } finally {
    await browser.close();
  }
}

async function measurePage(
  browser: Browser,
  root: string,
  url: string,
  path: string,
): Promise<ByteRow[]> {
  const html = await (await fetch(new URL(path, url))).text();
  const inline = [
    ...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const page = await browser.newPage();
  const scripts = collectScripts(page);
  await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
  await page.close();
  return [
    {
      what: `${path} HTML with inlined CSS`,
      bytes: gzipped(html),
      ...(path === "/" ? byteLimits.homeHtml : byteLimits.html),
      parts: [],
    },
    {
      what: `${path} inline script`,
      bytes: gzipped(inline.map(([, script]) => script).join("\n")),
      ...byteLimits.inline,
      parts: [],
    },
    {
      what: `${path} all script of a visitor who only reads`,
      ...sizes(root, scripts),
      ...byteLimits.script,
    },
  ];
}

const toasterFile = /\/toast-(?!root)/;
const submitFile = /\/(?:submit-lead|createServerFn)/;

async function measureDialog(page: Page, root: string, url: string): Promise<ByteRow[]> {
  await page.goto(new URL("/pricing", url).href, { waitUntil: "networkidle" });
  const scripts = collectScripts(page);
  const later = [toasterFile, /\/createServerFn/].map((name) =>
    page.waitForResponse((response) => name.test(response.url())),
  );
  await page.getByRole("button", { name: "Get Started" }).first().click();
  await page.getByRole("dialog").waitFor();
  await Promise.all(later);
  // The toaster and the server function load after the dialog has opened.
  const named = (pattern: RegExp) => new Set([...scripts].filter((path) => pattern.test(path)));
  const toaster = named(toasterFile);
  const submit = named(submitFile);
  return [
    {
      what: "a dialog, its form and its validation",
      ...sizes(root, scripts.difference(toaster).difference(submit)),
      ...byteLimits.dialog,
    },
    { what: "sending", ...sizes(root, submit), must: 14 * kB, aim: 12 * kB },
    // Ark UI's state machines came with its dialog before; now the toaster alone loads them.
    { what: "the toaster", ...sizes(root, toaster), must: 15 * kB, aim: 8 * kB },
  ];
}

function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  return scripts;
}

function sizes(root: string, scripts: Set<string>): Pick<ByteRow, "bytes" | "parts"> {
  const files = [...scripts].map((pathname) => ({
    name: pathname.replace("/assets/", ""),
    bytes: gzipped(readFileSync(join(root, "dist/client", pathname))),
  }));
  return summed(files);
}

/** As `wrangler deploy` prints it: all modules in one gzip. */
function measureWorker(root: string): ByteRow {
  const folder = join(root, "dist/server");
  const modules = globSync("**/*.js", { cwd: folder }).toSorted();
  const contents = modules.map((name) => readFileSync(join(folder, name)));
  const { parts } = summed(
    modules.map((name, index) => ({ name, bytes: gzipped(contents[index] ?? "") })),
  );
  return {
    what: "Worker upload",
    bytes: gzipped(Buffer.concat(contents)),
    parts,
    ...byteLimits.worker,
  };
}

function summed(files: { name: string; bytes: number }[]): Pick<ByteRow, "bytes" | "parts"> {
  const sorted = files.toSorted((one, other) => other.bytes - one.bytes);
  return {
    bytes: sorted.reduce((sum, file) => sum + file.bytes, 0),
    parts: sorted.map(({ name, bytes }) => `${name} ${(bytes / kB).toFixed(1)}`),
  };
}
