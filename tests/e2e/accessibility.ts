import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright/test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** What axe finds on the page as it stands, once no colour is on its way to another one. */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // axe puts itself on the window; its types would bring globals into every test.
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await axe.run();
    return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
