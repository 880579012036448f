import type { Page } from "playwright/test";

import { expect, test } from "./fixtures.ts";

/** Home as a visitor sees it who has scrolled through it: no section is left out. */
async function openWhole(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto("/");
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>("section")) {
      section.style.contentVisibility = "visible";
    }
  });
}

test("home is at most 7,400 px high at 1440 and 8,500 at 390 @rehearsal", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [width, most] of [
      [1440, 7400],
      [390, 8500],
    ] as const) {
      await openWhole(page, width, 900);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      console.log(`Home is ${height} px high at ${width}, ${colorScheme} (at most ${most})`);
      expect(height).toBeLessThanOrEqual(most);
    }
  }
});

test("the modes stand on the first screen at the five named windows @rehearsal", async ({
  page,
}) => {
  await page.goto("/");
  const modes = page.getByRole("group", { name: "Deployment modes" });
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [1536, 864],
    [1440, 900],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await modes.boundingBox();
    const bottom = (box?.y ?? height) + (box?.height ?? 1);
    expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
    // From 720 on nothing of the plan lies under them.
    if (height < 720) continue;
    const ground = await page.locator("[data-script=slides] > div").first().boundingBox();
    expect((ground?.y ?? 0) + (ground?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  }
});

test("on home mono is a drawing, a log, a figure of a table or an axis", async ({ page }) => {
  await openWhole(page, 1440, 900);
  const pieces = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || text === "" || element.closest("script, style, dialog, noscript")) continue;
      if (!getComputedStyle(element).fontFamily.includes("Mono")) continue;
      // A time may stand anywhere, and each stop of the request ends with its source.
      const isTime = /^\d\d:\d\d/.test(text);
      const isAllowed = element.closest("svg, [data-part=log], td, tbody th, fieldset label");
      if (!isAllowed && !isTime) found.push(text);
    }
    return found;
  });
  expect(pieces).toEqual([]);
});
