import type { Page } from "playwright/test";

import { expect, started, test } from "./fixtures.ts";

/** What plays once: where, which parts, and how long in all. */
const drawings = [
  {
    name: "the mission's line, then its wall",
    path: "/company",
    drawing: "#about",
    parts: ["[data-part=line]", "[data-part=line] i", "[data-part=wall]", "[data-part=wall] i"],
    ms: 280 + 480,
    words: /^Mission\s*Nobody should have to hand over their records/,
  },
  {
    name: "the plug comes 28 px out",
    path: "/use-cases/edge-ai",
    drawing: "[data-script=play-once]",
    parts: ["[data-part=stage]"],
    ms: 280,
    words: /the link\s*unplugged\s*your device\s*your model\s*4 ms/,
  },
  {
    name: "the branch runs on into its first release",
    path: "/use-cases/devops-acceleration",
    drawing: "[data-script=play-once]",
    parts: ["[data-part=line]"],
    ms: 480,
    words: /git push\s*plan\s*deploy\s*watch\s*under 30 minutes\s*first release/,
  },
] as const;

const transforms = (page: Page, drawing: string, parts: readonly string[]) =>
  page
    .locator(drawing)
    .evaluate(
      (element, names) =>
        names.map((name) => getComputedStyle(element.querySelector(name) ?? element).transform),
      parts,
    );

for (const { name, path, drawing, parts, ms, words } of drawings) {
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("waits at its first frame, plays once in view, and rests @rehearsal", async ({ page }) => {
      await page.goto(path);
      await started(page);
      const element = page.locator(drawing);
      // Near, and not in view yet.
      await element.evaluate((shown) => {
        const { top } = shown.getBoundingClientRect();
        window.scrollBy({ top: top - innerHeight - 150, behavior: "instant" });
      });
      await expect(element).toHaveAttribute("data-play", "waiting");
      const first = await transforms(page, drawing, parts);
      expect(first).not.toContain("none");
      await expect(element).toContainText(words);
      // What it says is the same, and stands in the same place, at each moment.
      const lines = () => element.evaluate((shown) => shown.textContent);
      const before = await lines();
      // On a busy machine it is over before the test asks again: the page itself notes how long it plays.
      const duration = await element.evaluate(
        (shown: HTMLElement) =>
          new Promise<number>((resolve) => {
            new MutationObserver(() => {
              if (shown.dataset["play"] !== "playing") return;
              const ends = shown
                .getAnimations({ subtree: true })
                .map((animation) => Number(animation.effect?.getComputedTiming().endTime));
              resolve(Math.max(...ends));
            }).observe(shown, { attributes: true, attributeFilter: ["data-play"] });
            shown.scrollIntoView({ block: "center", behavior: "instant" });
          }),
      );
      expect(duration).toBe(ms);
      await expect.poll(() => transforms(page, drawing, parts)).toEqual(parts.map(() => "none"));
      expect(await lines()).toBe(before);
      // Out of view and back, it stands.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await element.evaluate((shown) => {
        shown.scrollIntoView({ block: "center", behavior: "instant" });
      });
      expect(await transforms(page, drawing, parts)).toEqual(parts.map(() => "none"));
    });

    test("is complete without script and under reduced motion @rehearsal", async ({
      browser,
      baseURL,
    }) => {
      for (const options of [{ javaScriptEnabled: false }, { reducedMotion: "reduce" }] as const) {
        const context = await browser.newContext({ ...options, baseURL: baseURL ?? "" });
        const page = await context.newPage();
        await page.goto(path);
        await expect(page.locator(drawing)).toContainText(words);
        if (!("javaScriptEnabled" in options)) {
          expect(await transforms(page, drawing, parts)).toEqual(parts.map(() => "none"));
        }
        await context.close();
      }
    });
  });
}

test(
  "no closing is wider than the screen @rehearsal",
  { tag: "@phone-rehearsal" },
  async ({ page }) => {
    for (const { path, drawing } of drawings) {
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const beyond = await page.locator(drawing).evaluate((element) => {
          const texts = [...element.querySelectorAll("p, li, text, h2")];
          return texts
            .filter(
              (text) => text.getBoundingClientRect().right > document.documentElement.clientWidth,
            )
            .map(({ textContent }) => textContent);
        });
        expect(beyond, `${path} at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  },
);
