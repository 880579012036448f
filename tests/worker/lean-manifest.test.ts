import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const texts = (pattern: string) =>
  globSync(pattern, { cwd: join(root, "dist") })
    .filter((file) => statSync(join(root, "dist", file)).isFile())
    .map((file) => readFileSync(join(root, "dist", file), "utf8"));

test("no page asks for scripts before they are needed", () => {
  const pages = texts("client/_prerendered/**/*");
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    expect(
      page.includes("modulepreload"),
      "Start's manifest lists preloads again: see app/framework/lean-manifest.ts",
    ).toBe(false);
  }
});

test("the Worker holds no path of the machine that built it", () => {
  const modules = texts("server/**/*.js");
  expect(modules.length).toBeGreaterThan(1);
  for (const code of modules) {
    expect(
      code.includes(join(root, "app")),
      "Start's manifest names source files again: see app/framework/lean-manifest.ts",
    ).toBe(false);
  }
});
