import type { ChildProcess } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";

import { buildIfStale } from "../../scripts/lib/build.ts";
import { findChromium } from "../../scripts/lib/find-chromium.ts";
import { readProject } from "../support/files.ts";
import { copyProject } from "../support/project-copy.ts";
import { runProgram } from "../support/run-script.ts";
import { startSiteProgram } from "../support/site-program.ts";

// "The recipes of the README are performed as written, in a copy of the project, to their end."

const copy = copyProject("recipes", ["app.config.ts", "package-lock.json", "supabase"]);
const readme = readProject("README.md");

/** What stands below a heading. */
function recipe(heading: string): string {
  const [, text] = readme.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`The README has no "${heading}"`);
  return text.split("\n## ")[0] ?? "";
}

const codeIn = (text: string): string[] =>
  Array.from(text.matchAll(/^```tsx?\n(.*?)^```$/gms), ([, code = ""]) => code);

/** Performs the changes of a recipe: what has no `+` is found, what has no `-` takes its place. */
function applyDiff(text: string): void {
  const [, diff = ""] = /^```diff\n(.*?)^```$/ms.exec(text) ?? [];
  for (const change of diff.split(/^--- /m).slice(1)) {
    const [path = "", ...lines] = change.trimEnd().split("\n");
    const without = (sign: string) =>
      lines
        .filter((line) => !line.startsWith(sign))
        .map((line) => line.slice(1))
        .join("\n");
    edit(path, without("+"), without("-"));
  }
}

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

const dataDir = join(copy, ".data");

/** Prints what a program of the copy says of the running site. */
async function print(script: string, ...parameters: string[]): Promise<string> {
  const environment = { DATA_DIR: dataDir };
  const path = join(copy, "scripts/commands", script);
  return (await runProgram(path, parameters, environment, { cwd: copy })).output;
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

  applyDiff(recipe("Add a field to a form"));
  const types = await runProgram(join(copy, "scripts/commands/types.ts"), [], {}, { cwd: copy });
  if (types.code !== 0) throw new Error(types.output);

  const [, prices = ""] = /\| a price or a limit of a tier;[^|]*\| `([^`]*)`;/.exec(readme) ?? [];
  edit(prices, "monthlyPrice: 199", "monthlyPrice: 189");

  buildIfStale(copy);
  const program = startSiteProgram({ DATA_DIR: dataDir, PORT: "0" }, copy);
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

test("'Add a field to a form': it is asked, stored, mailed and exported", async () => {
  const html = await pricing();
  const [form = ""] = /<form id="getStarted-form".*?<\/form>/s.exec(html) ?? [];
  expect(form).toMatch(/<label for="getStarted-teamSize">Team size<\/label>.*name="teamSize"/s);
  const send = (teamSize: string) =>
    fetch(new URL("/pricing", site.url), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        kind: "getStarted",
        firstName: "Maya",
        lastName: "Okonjo",
        email: "maya@northgate.example",
        company: "Northgate",
        teamSize,
      }),
    });
  const long = await send("x".repeat(21));
  expect(await long.text()).toContain("Team size must be less than 20 characters");
  expect((await send("40 engineers")).status).toBe(303);
  expect(await print("leads.ts", "--csv")).toContain("40 engineers");
  expect(JSON.parse(await print("leads.ts", "--json"))).toMatchObject([
    { teamSize: "40 engineers" },
  ]);
  await expect.poll(() => print("mail.ts")).toContain("Team size: 40 engineers");
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
