import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright/test";

import { expect, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf, toast } from "./forms.ts";

// A visitor with an ad blocker: Ghostery's engine with EasyList, which the package of Brave's former
// blocker carries.

const list = () =>
  readFileSync(
    createRequire(import.meta.url).resolve("abp-filter-parser/test/data/easylist.txt"),
    "utf8",
  );

// An extension's styles are under no policy of the page.
test.use({ bypassCSP: true });

/** @returns addresses that were blocked */
async function blockAds(page: Page): Promise<string[]> {
  const { PlaywrightBlocker } = await import("@ghostery/adblocker-playwright");
  const blocker = PlaywrightBlocker.parse(list());
  const blocked: string[] = [];
  blocker.on("request-blocked", ({ url }) => blocked.push(url));
  await blocker.enableBlockingInPage(page);
  return blocked;
}

/** Controls and headings that the page shows, by their place in it. Runs in the page. */
const shownControls = () =>
  [...document.querySelectorAll("h1, h2, a, button, input, select, textarea, summary, figure")].map(
    (element, index) => `${index} ${element.tagName} ${element.checkVisibility()}`,
  );

test("the filter list hides an advertisement and blocks its script", async ({ page }) => {
  const blocked = await blockAds(page);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const ad = document.createElement("div");
      ad.className = "ad-banner";
      ad.textContent = "Advertisement";
      const script = document.createElement("script");
      script.src = "https://pagead2.googlesyndication.com/pagead/show_ads.js";
      document.body.append(ad, script);
    });
  });
  await page.goto("/pricing");
  await expect(page.getByText("Advertisement", { exact: true })).toBeHidden();
  expect(blocked).toEqual(["https://pagead2.googlesyndication.com/pagead/show_ads.js"]);
});

test("with an ad blocker pages are complete, nothing of ours is blocked, and forms are stored", async ({
  page,
  browser,
  backend,
}) => {
  const plain = await browser.newPage();
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  const blocked = await blockAds(page);
  for (const path of [
    "/",
    "/aioi",
    "/pricing",
    "/resources",
    "/insights/what-an-ai-answer-costs",
    "/newsletter",
  ]) {
    await plain.goto(path);
    expect((await page.goto(path))?.status()).toBe(200);
    // The list's rules for what stands in this page.
    await expect.poll(() => page.locator("style:not([id])").count()).toBeGreaterThan(0);
    // Some of them come with the script.
    for (const one of [page, plain]) await started(one);
    await expect(async () => {
      expect(await page.evaluate(shownControls), path).toEqual(await plain.evaluate(shownControls));
    }).toPass();
  }
  await plain.close();

  for (const name of ["consultation", "contact page", "newsletter"] as const) {
    const form = forms[name];
    const email = ownEmail(`ad-blocker-${name.replaceAll(" ", "-")}`);
    const opened = await form.open(page);
    await form.fill(opened, { Email: email });
    await submitOf(opened).click();
    await expect(toast(page, "!")).toBeVisible();
    expect(await backend.stored({ table: form.table, email })).toHaveLength(1);
  }
  expect(blocked).toEqual([]);
  expect(problems).toEqual([]);
});
