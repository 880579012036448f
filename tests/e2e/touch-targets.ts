import type { Page } from "playwright/test";

/**
 * What a finger hits on less than 44 px: links and buttons by their box, or by the box of their
 * `::after`. A link within a sentence is as high as its line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = document.querySelectorAll(
      "main :is(a, button, summary), header :is(a, button), footer :is(a, button)",
    );
    return [...targets].flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || element.closest("p a, dialog, [aria-hidden=true]")) return [];
      const after = getComputedStyle(element, "::after");
      const hit = after.position === "absolute" ? Number.parseFloat(after.height) : 0;
      const height = Math.max(element.getBoundingClientRect().height, hit);
      return height < 43.5 ? [`${element.textContent.trim()}: ${height}`] : [];
    });
  });
