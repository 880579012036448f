import type { Page } from "playwright/test";

import { expect, started } from "./fixtures.ts";

export const path = "/use-cases/edge-ai";
export const lead = "A casting is cracked. Ask, and see how far it gets before the answer.";
export const answers = {
  device: "Answered in 4 ms. The gate stands 12 cm further on, and the casting drops.",
  cloud: "Answered after 380 ms. The casting has left your screen, and two more have passed.",
} as const;
const buttons = { device: "Ask the device", cloud: "Ask a cloud" } as const;
export type Asked = keyof typeof buttons;

export const belt = (page: Page) => page.locator("#true-speed");
export const button = (page: Page, asked: Asked) =>
  page.getByRole("button", { name: buttons[asked] });

export async function open(page: Page) {
  await page.goto(path);
  await started(page);
  await belt(page).scrollIntoViewIfNeeded();
}

/** Asks, and waits until the run has ended. */
export async function askAndWait(page: Page, asked: Asked) {
  await button(page, asked).click();
  await expect(page.getByRole("status").filter({ hasText: answers[asked] })).toBeVisible();
}

/** Asks, and stops every part of the run at its first moment. */
export async function askAndStop(page: Page, asked: Asked) {
  await button(page, asked).hover();
  await page.waitForLoadState("networkidle");
  await button(page, asked).evaluate(async (pressed: HTMLButtonElement) => {
    pressed.click();
    while (pressed.closest("[data-asked]") === null) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.pause();
  });
  await moveTo(page, 0);
}

/** Moves a stopped run to a moment of its own clock. */
export const moveTo = (page: Page, ms: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) animation.currentTime = at;
  }, ms);

export const finish = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** What the section shows and says. Along the belt in milliseconds, from the frame. */
export const readState = (page: Page) =>
  page.evaluate(() => {
    const all = (name: string) => [
      ...document.querySelectorAll<HTMLElement>(`#true-speed [data-part=${name}]`),
    ];
    const one = (name: string) => {
      const [first] = all(name);
      if (!first) throw new Error(name);
      return first;
    };
    const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
    const section = document.querySelector<HTMLElement>("#true-speed");
    const pixelsPerMs = Number.parseFloat(
      section ? getComputedStyle(section).getPropertyValue("--ms") : "",
    );
    const moved = (element: HTMLElement) => {
      const { e, f, a, b } = new DOMMatrix(getComputedStyle(element).transform);
      const ms = e / pixelsPerMs;
      return { ms, down: f, degrees: (Math.atan2(b, a) * 180) / Math.PI };
    };
    const casting = one("casting");
    return {
      belt: moved(one("waiting")).ms,
      casting: moved(casting),
      castingLeft: casting.getBoundingClientRect().left,
      isCastingShown: isShown(casting),
      hole: isShown(one("opening")),
      flap: { isShown: isShown(one("flap")), ...moved(one("flap")) },
      inChute: isShown(one("dropped")),
      afterFrame: isShown(one("next")),
      deviceNumber: isShown(one("device-number")),
      cloudNumber: isShown(one("cloud-number")),
      lead: isShown(one("lead")),
      said: section?.querySelector<HTMLElement>("[role=status]")?.innerText,
      screen: document.documentElement.clientWidth,
      scale: pixelsPerMs,
    };
  });
