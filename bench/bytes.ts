import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { pages } from "../app/content/pages.ts";
import { launchBrowser } from "./support/browser.ts";

const kB = 1000;
/** What wrangler counts in. */
const KiB = 1024;

/** A measured size, or a count. `npm test` fails beyond `must`; `aim` is what a change may work towards. */
export interface ByteRow {
  what: string;
  value: number;
  must: number;
  aim: number;
  isCount?: true;
  /** The files or pages that make up the size, largest first. */
  parts: string[];
}

type Part = { name: string; bytes: number };

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).byteLength;

/**
 * Bytes by kind, gzip, as a browser really fetches them.
 *
 * @param root folder of the project, built
 * @param url where the built site is served
 */
export async function measureBytes(root: string, url: string): Promise<ByteRow[]> {
  const html = new Map<string, string>();
  for (const { path } of pages) html.set(path, await (await fetch(new URL(path, url))).text());
  const documents = [...html].map(([name, text]) => ({ name, bytes: gzipped(text) }));
  const inline = [...html].map(([name, text]) => ({ name, bytes: gzipped(inlineScript(text)) }));
  const { scripts, requests } = await visit(new URL("/", url));
  const files = [...scripts].map((pathname) => ({
    name: pathname.replace("/assets/", ""),
    bytes: gzipped(readFileSync(join(root, "dist/client", pathname))),
  }));
  return [
    {
      what: "script needed before the page is usable (inline)",
      ...largest(inline),
      must: 1 * kB,
      aim: 0.5 * kB,
    },
    {
      what: "all script of a visitor who only reads, home",
      ...sum(files),
      must: 115 * kB,
      aim: 105 * kB,
    },
    {
      what: "requests until idle, home",
      value: requests,
      must: 12,
      aim: 8,
      isCount: true,
      parts: [],
    },
    {
      what: "HTML with inlined CSS, home",
      ...largest(documents.filter(({ name }) => name === "/")),
      must: 22 * kB,
      aim: 18 * kB,
    },
    {
      what: "HTML with inlined CSS, every other page",
      ...largest(documents.filter(({ name }) => name !== "/")),
      must: 20 * kB,
      aim: 15 * kB,
    },
    {
      what: "main Worker, as `wrangler deploy --dry-run` prints it",
      ...measureWorker(root),
      must: 350 * KiB,
      aim: 250 * KiB,
    },
  ];
}

function inlineScript(html: string): string {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(([, script]) => script).join("\n");
}

/** What a browser asks for until nothing more comes. */
async function visit(url: URL): Promise<{ scripts: Set<string>; requests: number }> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on("response", (response) => asked.push(new URL(response.url()).pathname));
    await page.goto(url.href, { waitUntil: "load" });
    // What hydration asks for comes when the browser is idle, on a busy machine late.
    for (let seen = -1; seen !== asked.length; await page.waitForTimeout(2500)) seen = asked.length;
    return {
      scripts: new Set(asked.filter((path) => path.endsWith(".js"))),
      requests: asked.length,
    };
  } finally {
    await browser.close();
  }
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
  const { parts } = sum(
    modules.map((name) => ({ name, bytes: gzipped(readFileSync(join(folder, name))) })),
  );
  return { value: Math.round(Number(gzipKiB) * 1024), parts };
}

function sum(parts: readonly Part[]): Pick<ByteRow, "value" | "parts"> {
  return { value: parts.reduce((total, { bytes }) => total + bytes, 0), parts: listed(parts) };
}

function largest(parts: readonly Part[]): Pick<ByteRow, "value" | "parts"> {
  return { value: Math.max(...parts.map(({ bytes }) => bytes)), parts: listed(parts) };
}

const listed = (parts: readonly Part[]) =>
  parts
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${name} ${(bytes / kB).toFixed(1)}`);
