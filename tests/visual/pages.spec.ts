import { expect, type Page, test } from "playwright/test";

import { hasRenderer } from "./renderer.ts";
import { now, styleguideUrl } from "./setting.ts";

test.skip(!hasRenderer, "the renderer runs on Linux on x64 only");

/** Every part of the site, and a page of each kind of layout. */
const pages = {
  styleguide: styleguideUrl,
  home: "/",
  pricing: "/pricing",
  aioi: "/aioi",
  story: "/success-stories/endovara-hormonal-health",
  "contact-us": "/contact-us",
  trust: "/trust",
};

const screenshots = Object.entries(pages).flatMap(([name, url]) =>
  [1440, 1024, 390].flatMap((width) =>
    (["light", "dark"] as const).map((colorScheme) => ({
      file: `${name}-${width}-${colorScheme}.png`,
      url,
      width,
      colorScheme,
    })),
  ),
);

/** What dark does to every color. */
const darkExample = "home-1440-dark.png";

for (const { file, url, width, colorScheme } of screenshots) {
  // `npm test` sees the widest and the narrowest layout of the pages that visitors see.
  const isExample =
    url.startsWith("/") && width !== 1024 && (colorScheme === "light" || file === darkExample);
  const tag = isExample ? [] : "@rehearsal";
  test(file, { tag }, async ({ browser }) => {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
    await page.clock.setFixedTime(now);
    await page.goto(url);
    await loaded(page);
    await expect(page).toHaveScreenshot(file, { fullPage: true });
    await page.close();
  });
}

/** Resolves when the fonts and all images are there, those further down too. */
function loaded(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
}
