import type { Page } from "playwright/test";

import { expect, started } from "./fixtures.ts";

/** Twenty moments from the first to the last, in milliseconds; the last is just before the end. */
export const moments = (ms: number): readonly number[] =>
  Array.from({ length: 20 }, (_, index) => Math.min(index / 19, 0.9999) * ms);

/** Opens a page whose motion is not reduced, with an element of it in the middle of the view. */
export async function openAt(page: Page, path: string, selector: string) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  await started(page);
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/**
 * Stops what moves in an element, pseudo-elements too, at its first moment. What comes from `display: none`
 * is not there at 0 ms, and its animations would begin anew: the first moment is 0.01 ms.
 *
 * @returns how much moves
 */
export const stop = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const animations = [...document.querySelectorAll(within)].flatMap((element) =>
      element.getAnimations({ subtree: true }),
    );
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0.01;
    }
    return animations.length;
  }, selector);

/** Presses a control, and stops what that moves before any time passes. */
export const pressAndStop = (page: Page, control: string, selector: string) =>
  page.evaluate(
    ([pressed, within]) => {
      document.querySelector<HTMLInputElement>(pressed)?.click();
      for (const element of document.querySelectorAll(within)) {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = 0.01;
        }
      }
    },
    [control, selector] as const,
  );

/** Moves what was stopped to a moment of its own clock. */
export const moveTo = (page: Page, selector: string, ms: number) =>
  page.evaluate(
    ([within, at]) => {
      for (const element of document.querySelectorAll(within)) {
        for (const animation of element.getAnimations({ subtree: true }))
          animation.currentTime = Math.max(at, 0.01);
      }
    },
    [selector, ms] as const,
  );

/** Starts the animations of an element again, which may have ended while the page loaded, and stops them. */
export async function restart(page: Page, selector: string) {
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) {
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
      element.style.animation = "none";
      element.getBoundingClientRect();
      element.style.animation = "";
    }
  });
  expect(await stop(page, selector), selector).toBeGreaterThan(0);
}

/**
 * Moves what was stopped through twenty moments, and reads the state of each.
 *
 * @param ms length of the whole motion
 */
export async function step<State>(
  page: Page,
  selector: string,
  ms: number,
  read: () => Promise<State>,
  check: (state: State, at: number) => void,
): Promise<void> {
  for (const at of moments(ms)) {
    await moveTo(page, selector, at);
    check(await read(), at);
  }
}

/** How much of an element is seen, by its opacity and that of what it stands in. */
export const opacities = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const element = [...document.querySelectorAll(name)].find(
          (one) => one.getBoundingClientRect().width > 0,
        );
        if (!element?.checkVisibility({ visibilityProperty: true })) return 0;
        let opacity = 1;
        for (let one: Element | null = element; one; one = one.parentElement) {
          opacity *= Number(getComputedStyle(one).opacity);
        }
        return opacity;
      }),
    selectors,
  );

/** Computed values of a property, of all elements or of a pseudo-element of each. */
export const values = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, [name, part]) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element, part).getPropertyValue(name)),
      [property, pseudo] as const,
    );

/** What is seen of the words of an element: nothing that is hidden or transparent. */
export const visibleText = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const seen: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const isSeen = holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const text = node.textContent?.trim() ?? "";
      if (isSeen && text !== "") seen.push(text);
    }
    return seen;
  });

/**
 * The size of a part of a page, and where in it stand what it consists of and its fields, whatever moves
 * within these: two answers are equal where nothing was pushed, in the part and below it.
 *
 * @returns for each element its name and its box, in whole CSS pixels from the corner of the part
 */
export const places = (page: Page, part: string): Promise<string[]> =>
  page.locator(part).evaluate(async (element) => {
    // A font that arrives late makes a line another width.
    await document.fonts.ready;
    const corner = element.getBoundingClientRect();
    return [element, ...element.children, ...element.querySelectorAll("input")].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const box = [left - corner.left, top - corner.top, width, height].map(Math.round);
      return `${one.localName} ${one.id} ${box.join(" ")}`;
    });
  });
