import { selectors } from "playwright/test";

import { everyPage } from "../support/pages.ts";
import { expect, ownEmail, sharedPage, started, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";

// Chromium 103, as docs/browsers.md promises it.

// Playwright asks elements whether they are visible by what Chromium has since 105. A selector engine is the
// one code of ours that runs where its own does.
await selectors.register(
  "visibility",
  () => {
    Object.defineProperty(Element.prototype, "checkVisibility", {
      value(this: Element) {
        return this.getClientRects().length > 0;
      },
    });
    return { query: () => null, queryAll: () => [] };
  },
  { contentScript: true },
);

test("is Chromium 103", ({ browser }) => {
  expect(browser.version()).toMatch(/^103\./);
});

test.describe("every page", () => {
  const open = sharedPage();
  test.afterEach(() => void open().removeAllListeners());

  for (const path of everyPage) {
    test(`${path}: starts without an error, and nothing covers it or stands beside it`, async () => {
      const page = open();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await started(page);
        const layout = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
          return {
            overflow: scrollWidth - clientWidth,
            isCovered: !middle?.closest("main, footer"),
          };
        });
        expect(layout, `${width} px`).toEqual({ overflow: 0, isCovered: false });
      }
      expect(errors).toEqual([]);
    });
  }
});

test("a menu opens when it is pointed at, and goes by its keys", async ({ page }) => {
  await page.goto("/");
  await started(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Solutions" }).hover();
  const entries = banner.locator("[data-part=menu][data-state=open] [data-part=panel] a");
  await expect(entries.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entries.first()).toBeHidden();
  await banner.getByRole("button", { name: "Solutions" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(banner.locator("[data-part=column]").nth(1).getByRole("link").first()).toBeFocused();
});

test("a question that opens closes the one before it", async ({ page }) => {
  await page.goto("/faqs");
  await started(page);
  const open = page.locator("main details[open]");
  const questions = page.getByRole("main").locator("summary");
  await questions.nth(1).click();
  await expect(open).toHaveCount(1);
  const first = await open.textContent();
  await questions.nth(2).click();
  await expect(open).toHaveCount(1);
  await expect(open).not.toHaveText(first ?? "");
});

const receipts: Partial<Record<keyof typeof forms, false>> = { newsletter: false };

for (const [name, { table, open, fill }] of Object.entries(forms)) {
  test(`${name} sends, and shows its receipt`, async ({ page, backend }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const email = ownEmail(`oldest-${name.toLowerCase().replaceAll(" ", "-")}`);
    const form = await open(page);
    await fill(form, { Email: email });
    await submitOf(form).click();
    await expect(page.locator("[data-scope=toast][data-type=success]")).toBeVisible();
    if (receipts[name as keyof typeof forms] !== false) {
      await expect(page.getByRole("region", { name: "Receipt" })).toBeInViewport();
    }
    expect(await backend.stored({ table, email })).toHaveLength(1);
    expect(errors).toEqual([]);
  });
}
