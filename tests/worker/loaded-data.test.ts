import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { readPage } from "../support/read-page.ts";
import { type RunningSite, startRunningSite } from "../support/running-site.ts";

const clue = "See app/framework/loaded-data.tsx";
const pages = globSync(join(import.meta.dirname, "../../dist/client/_prerendered/**/*.page"));

let running: RunningSite;
beforeAll(async () => {
  running = await startRunningSite();
});
afterAll(() => running.stop());

const read = async (path: string) => (await readPage(new URL(path, running.site.url))).html;
const loadedData = (html: string) =>
  /<script id="loaded-data" type="application\/json">([^<]*)<\/script>/.exec(html)?.[1];

test("no prerendered page brings the router's state as script", () => {
  expect(pages.length).toBeGreaterThan(10);
  for (const file of pages) {
    const html = readFileSync(file, "utf8");
    expect(html.includes("$_TSR"), `${file} brings it. ${clue}`).toBe(false);
    expect(/<script [^>]*src="\/assets\/index-/.test(html), file).toBe(true);
  }
});

test("what loaders returned comes as JSON, without the head that the document holds", async () => {
  expect(loadedData(await read("/pricing"))).toBeUndefined();
  expect(loadedData(await read("/autopilots/bdr")), clue).toBe('[null,"bdr"]');
  const archive = await read("/resources/updates");
  expect(archive).not.toContain("$_TSR");
  expect(JSON.parse(loadedData(archive) ?? "null"), clue).toEqual([
    null,
    { status: "read", question: { page: 1 }, head: null },
  ]);
});

test("a page that is not there brings the router's own state", async () => {
  expect(await read("/no-such-page"), clue).toContain("$_TSR");
});
