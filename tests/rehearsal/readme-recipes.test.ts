import type { ChildProcess } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";

import { buildIfStale } from "../../scripts/lib/build.ts";
import { findChromium } from "../../scripts/lib/find-chromium.ts";
import { copyProject } from "../support/project-copy.ts";
import { startSiteProgram } from "../support/site-program.ts";

// "The recipes of the README are performed as written, in a copy of the project, to their end."

const root = join(import.meta.dirname, "../..");
const copy = copyProject("recipes", ["app.config.ts", "package-lock.json", "supabase"]);
const readme = readFileSync(join(root, "README.md"), "utf8");

/** What stands below a heading. */
function recipe(heading: string): string {
  const [, text] = readme.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`The README has no "${heading}"`);
  return text.split("\n## ")[0] ?? "";
}

const codeIn = (text: string): string[] =>
  Array.from(text.matchAll(/^```tsx?\n(.*?)^```$/gms), ([, code = ""]) => code);

/** The JSX that a recipe tells to put into a page. */
function elementIn(text: string): string {
  const element = /`(<[A-Z][^`]*\/>)`/.exec(text)?.[1];
  if (element === undefined) throw new Error("The recipe names no element");
  return element;
}

const read = (path: string) => readFileSync(join(copy, path), "utf8");
const write = (path: string, text: string) => writeFileSync(join(copy, path), text);

/** @throws {Error} where the file has not what is to be replaced */
function edit(path: string, from: string, to: string): void {
  const text = read(path);
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  write(
    path,
    text.replace(from, () => to),
  );
}

const page = "app/pages/pricing/page.tsx";
const lastPart = "<Consulting ";

/** Puts an element into the page. */
function place(element: string, imports: string): void {
  edit(page, lastPart, `${element}\n      ${lastPart}`);
  write(page, imports + read(page));
}

let site: { child: ChildProcess; ended: Promise<void>; url: string };

beforeAll(async () => {
  const section = recipe("Add a section");
  const [content = "", component = ""] = codeIn(section);
  const [, line = ""] = /^ {2}(\w+: \{.*\},)$/m.exec(content) ?? [];
  const contentFile = /^\/\/ (\S+)\n/.exec(content)?.[1] ?? "";
  edit(contentFile, "export const pricingContent = {", `export const pricingContent = {\n${line}`);
  write(/^\/\/ (\S+)\n/.exec(component)?.[1] ?? "", component);
  place(elementIn(section), 'import { Term } from "./term.tsx";\n');

  const island = recipe("Add an island");
  write("app/pages/pricing/counter.island.tsx", codeIn(island)[0] ?? "");
  place(elementIn(island), 'import Counter from "./counter.island.tsx";\n');

  const [, prices = ""] =
    /\| company facts; claims; prices;[^|]*\| [^;]*; [^;]*; `([^`]*)`;/.exec(readme) ?? [];
  edit(prices, "monthlyPrice: 199", "monthlyPrice: 189");

  buildIfStale(copy);
  const program = startSiteProgram({ DATA_DIR: join(copy, ".data"), PORT: "0" }, copy);
  site = { ...program, url: await program.ready };
});
afterAll(async () => {
  site.child.kill("SIGINT");
  await site.ended;
  rmSync(copy, { recursive: true });
});

const pricing = async () => (await fetch(new URL("/pricing", site.url))).text();

test("'Add a section': it is seen", async () => {
  expect(await pricing()).toMatch(/<h2 class="[^"]+">Leave at the end of any month\.<\/h2>/);
});

test("a price that is changed is shown wherever it is named", async () => {
  const [html, terms] = await Promise.all([
    pricing(),
    fetch(new URL("/terms-of-service", site.url)).then((response) => response.text()),
  ]);
  expect(html).toContain("$189");
  expect(html).not.toContain("$199");
  expect(terms).not.toContain("$199");
});

test("'Add an island': it counts", async () => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox"],
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(new URL("/pricing", site.url).href);
    const button = tab.getByRole("button", { name: /^\d+$/ });
    expect(await button.textContent()).toBe("1");
    await button.click();
    await expect.poll(() => button.textContent()).toBe("2");
  } finally {
    await browser.close();
  }
});
