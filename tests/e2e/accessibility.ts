import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright/test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Has axe in every document of a page: cheaper than `violations` brings it, for a page of many documents. */
export const prepareAxe = (page: Page) => page.addInitScript(axeSource);

/**
 * What axe finds on the page as it stands, once no colour is on its way to another one and what
 * plays once has ended.
 *
 * @param rules `colors` are those that another colour scheme can break
 */
export async function violations(page: Page, rules: "all" | "colors" = "all"): Promise<string[]> {
  await page.evaluate(() => {
    // What is left out below the first screen takes part, and has its colours before axe asks.
    const all = new CSSStyleSheet();
    all.replaceSync("[data-below] { content-visibility: visible }");
    document.adoptedStyleSheets = [all];
    for (const animation of document.getAnimations()) {
      const isOnce = animation.effect?.getComputedTiming().iterations !== Infinity;
      const isTimed = animation.timeline instanceof DocumentTimeline;
      if (animation instanceof CSSAnimation && isOnce && isTimed) animation.finish();
    }
  });
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(async (isColors) => {
    // axe puts itself on the window; its types would bring globals into every test.
    const { axe } = window as unknown as {
      axe: {
        run: (
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const result = await axe.run({
      resultTypes: ["violations"],
      ...(isColors && { runOnly: ["color-contrast", "link-in-text-block"] }),
    });
    return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules === "colors");
}
