import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { describe, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { sharedSiteForFile } from "../support/for-file.ts";
import { everyPage, pageOfEachKind } from "../support/pages.ts";

// "A page's styles are what its route reaches by imports, cut once."

const client = join(projectRoot, "dist/client");
const sheets = new Map(
  globSync("assets/styles/*.css", { cwd: client }).map((file) => [
    basename(file, ".css"),
    readFileSync(join(client, file), "utf8"),
  ]),
);

/** The classes that the rules of a sheet name. */
const classesIn = (css: string): Set<string> =>
  new Set(
    Array.from(css.matchAll(/\.(-?[_a-z](?:\\.|[\w-])*)/gi), ([, name = ""]) =>
      name.replaceAll("\\", ""),
    ),
  );

const styled = classesIn([...sheets.values()].join(""));

const running = sharedSiteForFile();

describe("a page", () => {
  test.each([...new Set([...everyPage, ...pageOfEachKind])])(
    "%s has every rule of its own elements",
    async (path) => {
      const html = await (await fetch(new URL(path, running.site.url))).text();
      const linked = Array.from(
        html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g),
        ([, href = ""]) => readFileSync(join(client, href.replace(/\?.*/, "")), "utf8"),
      );
      const [, inlined = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
      const own = classesIn([inlined, ...linked].join(""));
      const shown = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) =>
        list.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(/\s+/),
      ).flat();
      const missing = shown.filter((name) => styled.has(name) && !own.has(name));
      expect([...new Set(missing)]).toEqual([]);
    },
  );

  test.each([
    ["pricing", ".spec-sheet-modes", ["index", "trust", "quickstart"]],
    ["trust", ".crossings-walls", ["index", "pricing", "company"]],
    ["index", ".home-hero-hero", ["pricing", "aioi", "use-cases.privacy-sovereignty"]],
  ])("of %s alone has the rules of what it alone shows: %s", (route, name, others) => {
    expect(sheets.get(route)).toContain(name);
    for (const other of others) expect(sheets.get(other)).not.toContain(name);
  });
});

test("what stands far below the first view has a file of its own, in the same layers", async () => {
  for (const [route, path, name] of [
    ["index", "/", ".signature-"],
    ["aioi", "/aioi", ".follow-request-"],
    ["trust", "/trust", ".documents-"],
  ] as const) {
    const lower = sheets.get(`${route}.lower`) ?? "";
    const layers = Array.from(lower.matchAll(/@layer ([\w,]+)/g), ([, names = ""]) =>
      names.split(","),
    );
    expect([...new Set(layers.flat())].join()).toMatch(/^reset,icons,ui,utilities\b/);
    expect(lower).toContain(name);
    expect(sheets.get(route)).not.toContain(name);
    const response = await fetch(new URL(path, running.site.url));
    const html = await response.text();
    const [, href = ""] = /<link rel="stylesheet" href="([^"]*)"/.exec(html) ?? [];
    // The query names the build, so that the file may be kept for ever.
    expect(href).toMatch(new RegExp(`^/assets/styles/${route}\\.lower\\.css\\?\\w+$`));
    const file = await fetch(new URL(href, running.site.url));
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await file.text()).toBe(lower);
  }
  expect([...sheets.keys()].filter((name) => name.endsWith(".lower"))).toHaveLength(3);
});

test("every file that a sheet names is there", () => {
  const named = [...sheets.values()].flatMap((css) =>
    Array.from(css.matchAll(/url\("?([^")#]+)/g), ([, file = ""]) => file),
  );
  const files = named.filter((file) => !file.startsWith("data:"));
  expect(files.length).toBeGreaterThan(sheets.size);
  expect(files.filter((file) => !existsSync(join(client, file)))).toEqual([]);
});

// `(width>=761px)` is false before Chromium 104 and Safari 16.4 (docs/browsers.md).
test("conditions stand as older browsers know them", () => {
  expect(sheets.size).toBeGreaterThan(30);
  for (const [route, css] of sheets) expect(css, route).not.toMatch(/@media[^{]*[<>]/);
  expect(sheets.get("pricing")).toContain("@media (min-width:761px)");
});
