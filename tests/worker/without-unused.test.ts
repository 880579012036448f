import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

test("the browser's code holds no link component of the router", () => {
  const files = globSync(join(import.meta.dirname, "../../dist/client/assets/*.js"));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(
      readFileSync(file, "utf8").includes("data-status"),
      "The router's link is in the bundle again: see app/framework/without-router-link.ts",
    ).toBe(false);
  }
});
