import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const scripts = globSync("dist/client/assets/*.js", { cwd: root }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);

test.each([
  ["the router's link", "data-status"],
  ["what preloads the imports of a chunk", "Unable to preload CSS"],
  ["React's handles of fragments", "observeUsing"],
  ["React's view transitions", "::view-transition"],
])("the browser's code does not hold %s", (name, marker) => {
  expect(scripts.length).toBeGreaterThan(3);
  expect(
    scripts.filter((code) => code.includes(marker)).length,
    `${name} is in the bundle again: see app/framework/without-unused.ts`,
  ).toBe(0);
});

test("the event for a chunk that is gone is in the bundle", () => {
  expect(scripts.filter((code) => code.includes("vite:preloadError")).length).toBeGreaterThan(0);
});

test("nobody uses what is left out of React", () => {
  for (const file of globSync("app/**/*.tsx", { cwd: root })) {
    const uses = /<ViewTransition|<Fragment[^>]* ref=/.test(readFileSync(join(root, file), "utf8"));
    expect(uses, `${file} uses what app/framework/without-unused.ts leaves out`).toBe(false);
  }
});
