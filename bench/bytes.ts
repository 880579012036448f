import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Browser, Page } from "playwright";

import { pages } from "../app/content/pages.ts";
import { launchBrowser, openPage } from "./support/browser.ts";

const kB = 1000;
/** What wrangler counts in. */
const KiB = 1024;

/** A change may miss a target by a tenth: a budget is what a visitor feels, not what today weighs. */
export const tolerance = 1.1;

/** Pages that are visited at the same time. */
const tabs = 6;
/** A page that asks for nothing so long is idle. */
const idleMs = 1500;
/** Every copy of React names its elements so. */
const reactMark = "react.transitional.element";

/**
 * A measured size in bytes, or a count. `npm test` fails a tenth beyond `target`; `aim` is what a change
 * may work towards.
 */
export interface ByteRow {
  what: string;
  value: number;
  target: number;
  aim: number;
  isCount?: true;
  /** The files or pages that make up the size, largest first. */
  parts: string[];
}

type Part = { name: string; bytes: number };

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).byteLength;

/** What a browser asks for until nothing more comes, by path. */
type Visit = { path: string; asked: readonly string[] };

/**
 * Bytes by kind, gzip, as a browser really fetches them.
 *
 * @param root folder of the project, built
 * @param url where the built site is served
 */
export async function measureBytes(root: string, url: string): Promise<ByteRow[]> {
  const documents: Part[] = [];
  for (const { path } of pages) {
    const html = await (await fetch(new URL(path, url))).text();
    documents.push({ name: path, bytes: gzipped(html) });
  }
  const browser = await launchBrowser({ isShell: true });
  const [visits, form] = await Promise.all([
    visitAll(browser, url),
    sendForm(browser, url),
  ]).finally(() => browser.close());
  const code = (file: string) => readFileSync(join(root, "dist/client", file), "utf8");
  const scriptsOf = ({ asked }: Visit) =>
    [...new Set(asked)].filter((file) => file.endsWith(".js"));
  const filesOf = (visit: Visit) =>
    scriptsOf(visit).map((file) => ({
      name: file.replace("/assets/", ""),
      bytes: gzipped(code(file)),
    }));
  const withReact = visits.filter((visit) =>
    scriptsOf(visit).some((file) => code(file).includes(reactMark)),
  );
  const withoutReceipt = filesOf(form).filter(({ name }) => !name.startsWith("show-receipt"));
  const requests = visits.map(({ path, asked }) => ({ name: path, bytes: asked.length }));
  return [
    {
      what: "script of a visitor who uses nothing, every page",
      ...largestFirst(visits.map((visit) => ({ name: visit.path, bytes: total(filesOf(visit)) }))),
      // 0.2 of it is the way back to the place where a page was left (decision 57).
      target: 12.2 * kB,
      aim: 6 * kB,
    },
    {
      what: "script once a form is used, without its receipt",
      value: total(withoutReceipt),
      parts: listed(withoutReceipt),
      target: 105 * kB,
      aim: 95 * kB,
    },
    {
      what: "script once a form is used, with its receipt",
      value: total(filesOf(form)),
      parts: listed(filesOf(form)),
      target: 112.3 * kB,
      aim: 100 * kB,
    },
    {
      what: "pages that request React before anybody uses them",
      value: withReact.length,
      parts: withReact.map(({ path }) => path),
      target: 0,
      aim: 0,
      isCount: true,
    },
    {
      what: "requests until idle, every page",
      value: Math.max(...requests.map(({ bytes }) => bytes)),
      parts: requests.map(({ name, bytes }) => `${name} ${bytes}`),
      target: 9,
      aim: 6,
      isCount: true,
    },
    {
      what: "HTML with inlined CSS, home",
      ...largestFirst(documents.filter(({ name }) => name === "/")),
      target: 29 * kB,
      aim: 22 * kB,
    },
    {
      what: "HTML with inlined CSS, every other page",
      ...largestFirst(documents.filter(({ name }) => name !== "/")),
      target: 27 * kB,
      aim: 18 * kB,
    },
    {
      what: "main Worker, as `wrangler deploy --dry-run` prints it",
      ...measureWorker(root),
      target: 440 * KiB,
      aim: 340 * KiB,
    },
  ];
}

async function visitAll(browser: Browser, url: string): Promise<Visit[]> {
  const paths = pages.map(({ path }) => path);
  const visits: Visit[] = [];
  const visitNext = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const page = await openPage(browser);
      const asked = requestsOf(page);
      await page.goto(new URL(path, url).href, { waitUntil: "load" });
      await untilIdle(page, asked);
      visits.push({ path, asked });
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: tabs }, visitNext));
  return visits;
}

/** Opens the form of the header, fills it in and sends it, and waits for the answer. */
async function sendForm(browser: Browser, url: string): Promise<Visit> {
  const page = await openPage(browser);
  const asked = requestsOf(page);
  await page.goto(new URL("/sitemap", url).href, { waitUntil: "load" });
  await page.getByRole("banner").getByRole("button", { name: "Contact sales" }).click();
  const form = page.getByRole("dialog", { name: "Contact sales" });
  await form.getByLabel("First name").fill("Ada");
  await form.getByLabel("Last name").fill("Lovelace");
  await form.getByLabel("Email").fill("ada@example.com");
  await form.getByLabel("Company").fill("Engines");
  await untilIdle(page, asked);
  await form.getByRole("button", { name: "Submit request" }).click();
  await page.getByRole("alert").or(page.getByRole("status")).first().waitFor();
  await untilIdle(page, asked);
  return { path: "/sitemap", asked };
}

/** Fills while the page asks for more. A browser that makes no windows asks for no icon of a tab. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname !== "/favicon.svg") asked.push(pathname);
  });
  return asked;
}

async function untilIdle(page: Page, asked: readonly string[]): Promise<void> {
  for (let seen = -1; seen !== asked.length; await page.waitForTimeout(idleMs)) seen = asked.length;
}

/** What `wrangler deploy --dry-run` prints: all that is uploaded, in one gzip. */
function measureWorker(root: string): Pick<ByteRow, "value" | "parts"> {
  const printed = execFileSync(
    join(root, "node_modules/.bin/wrangler"),
    ["deploy", "--dry-run", "--env="],
    { cwd: root, encoding: "utf8", env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
  );
  const [, gzipKiB] = /Total Upload: [\d.]+ KiB \/ gzip: ([\d.]+) KiB/.exec(printed) ?? [];
  if (gzipKiB === undefined) throw new Error(`wrangler printed no size:\n${printed}`);
  const folder = join(root, "dist/server");
  const modules = globSync("**/*.js", { cwd: folder });
  const parts = modules.map((name) => ({ name, bytes: gzipped(readFileSync(join(folder, name))) }));
  return { value: Math.round(Number(gzipKiB) * KiB), parts: listed(parts) };
}

const total = (parts: readonly Part[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0);

function largestFirst(parts: readonly Part[]): Pick<ByteRow, "value" | "parts"> {
  return { value: Math.max(...parts.map(({ bytes }) => bytes)), parts: listed(parts) };
}

const listed = (parts: readonly Part[]) =>
  parts
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${name} ${(bytes / kB).toFixed(1)}`);
