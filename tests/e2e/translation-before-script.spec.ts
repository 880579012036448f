import { test } from "./fixtures.ts";
import { paths, problemsOf, translateBeforeScripts, useEveryControl } from "./translated-pages.ts";

for (const path of paths) {
  test(`${path}, translated before the script has started: every control can be used`, async ({
    page,
  }) => {
    const problems = problemsOf(page);
    await translateBeforeScripts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await useEveryControl(page, problems);
  });
}
