import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const pages = globSync("dist/client/_prerendered/**/*.page", { cwd: root }).map((file) => ({
  file,
  html: readFileSync(join(root, file), "utf8"),
}));

test("utilities have short names in what is built", () => {
  expect(pages.length).toBeGreaterThan(10);
  for (const { file, html } of pages) {
    const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list).join(
      " ",
    );
    expect(classes.match(/\S*\d+px\S*|\S+:\S+/g), file).toBeNull();
    expect(classes, file).toMatch(/(?:^| )[a-z](?: |$)/);
  }
});
