import type { Browser, Page } from "playwright/test";

import { everyPage } from "../support/pages.ts";
import { exampleIf, expect, sharedPage, started, test } from "./fixtures.ts";
import { lengthenText, misfits, overlaps, spacing } from "./misfits.ts";

/** `npm test` tries these, and the rehearsal every page. */
const examples = new Set(["/", "/pricing", "/contact-us"]);

const widths = [1366, 1280, 1024, 768, 390, 320];

/** Skipped sections have no words to measure. */
const wholePage = "[data-below] { content-visibility: visible !important; }";

async function openWith(page: Page, path: string, css = ""): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await started(page);
  // The policy forbids an element with styles, not a sheet of the page's own script.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, wholePage + css);
}

async function expectFit(page: Page, sizes: readonly number[]): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await misfits(page), `${width} px`).toEqual([]);
  }
}

/** A browser of its own for the tests of a group, in which somebody has set something. */
function browserWith(setting: string): () => Browser {
  test.describe.configure({ mode: "default" });
  let browser: Browser;
  test.beforeAll(async ({ playwright }, { project }) => {
    const { args = [], ...options } = project.use.launchOptions ?? {};
    const set = `--blink-settings=${setting}`;
    browser = await playwright.chromium.launch({ ...options, args: [...args, set] });
  });
  test.afterAll(() => browser.close());
  return () => browser;
}

test.describe("no control outside the window, no word cut or on another, no wider page", () => {
  const open = sharedPage();

  for (const path of everyPage) {
    test(
      `${path}: as it is, and enlarged to 200 and 400 %`,
      exampleIf(examples.has(path)),
      async () => {
        await openWith(open(), path);
        // 1280 px at 200 and 400 %.
        await expectFit(open(), [1280, 640, 320]);
        for (const width of [320, 1024, 1280, 1440]) {
          await open().setViewportSize({ width, height: 800 });
          expect.soft(await overlaps(open()), `${width} px`).toEqual([]);
        }
      },
    );

    test(`${path}: with the spaces of WCAG 1.4.12`, exampleIf(examples.has(path)), async () => {
      await openWith(open(), path, spacing);
      await expectFit(open(), widths);
    });

    test(
      `${path}: with a third more letters, from left and from right`,
      exampleIf(examples.has(path)),
      async () => {
        await openWith(open(), path);
        await open().evaluate(lengthenText);
        await expectFit(open(), widths);
        await open().evaluate(() => {
          document.documentElement.dir = "rtl";
        });
        await expectFit(open(), [1280, 390]);
      },
    );
  }
});

test.describe("in a browser whose smallest font is 24 px, too", () => {
  const browser = browserWith("minimumFontSize=24");

  for (const path of examples) {
    test(`${path} @rehearsal`, async ({ baseURL }) => {
      const page = await browser().newPage({
        ...(baseURL !== undefined && { baseURL }),
        reducedMotion: "reduce",
      });
      await openWith(page, path);
      await expect(page.getByRole("contentinfo").getByRole("link").first()).toHaveCSS(
        "font-size",
        "24px",
      );
      await expectFit(page, [1280, 390]);
      await page.close();
    });
  }
});

test.describe("from right to left, as a translator sets it,", () => {
  const open = sharedPage();
  const mirror = async (path: string) => {
    await openWith(open(), path);
    await open().evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    return open();
  };

  for (const path of ["/", "/compare", "/use-cases/best-model", "/contact-us"]) {
    test(`${path}: a slider's drawing and its keys go from left to right @rehearsal`, async () => {
      const page = await mirror(path);
      for (const slider of await page.getByRole("slider").all()) {
        await expect(slider).toHaveCSS("direction", "ltr");
      }
    });
  }

  test("the tier finder's scale is mirrored with the tiers, and its keys too @rehearsal", async () => {
    const page = await mirror("/pricing");
    const cpu = page.getByRole("slider", { name: "CPU you need" });
    await cpu.focus();
    await expect(page.locator("[data-island=tier-finder][data-started]")).toBeAttached();
    await page.keyboard.press("PageUp");
    await expect(cpu).toHaveAttribute("aria-valuetext", "2 CPU, needs Starter");
    await page.keyboard.press("ArrowLeft");
    await expect(cpu).toHaveAttribute("aria-valuetext", "3 CPU, needs Explorer");
    await page.keyboard.press("ArrowRight");
    await expect(cpu).toHaveAttribute("aria-valuetext", "2 CPU, needs Starter");
  });

  test("the hours of the day stand below their bars @rehearsal", async () => {
    const page = await mirror("/");
    const left = async (hour: string) =>
      (await page.getByText(hour, { exact: true }).boundingBox())?.x ?? 0;
    expect(await left("00:00")).toBeLessThan(await left("18:00"));
  });

  test("the squares below a request's cards follow the cards @rehearsal", async () => {
    const page = await mirror("/aioi");
    await page.setViewportSize({ width: 390, height: 844 });
    const square = page.getByRole("tab", { name: "3 router" });
    await square.scrollIntoViewIfNeeded();
    await expect(page.locator("[data-script=request-stops][data-started]")).toBeAttached();
    await square.click();
    await expect(square).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "3 router" })).toBeInViewport({ ratio: 0.3 });
  });

  test("Left leads to what stands at the left, in tabs and menus @rehearsal", async () => {
    const page = await mirror("/quickstart");
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    await tabs.first().focus();
    await expect(page.locator("[data-script=language-tabs][data-started]").first()).toBeAttached();
    await page.keyboard.press("ArrowLeft");
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.first()).toBeFocused();
    const titles = page.getByRole("banner").locator("[data-part=title]");
    await titles.first().focus();
    await page.keyboard.press("ArrowLeft");
    await expect(titles.nth(1)).toBeFocused();
  });
});

test.describe("in a browser whose letters are 20 px instead of 16", () => {
  const browser = browserWith("defaultFontSize=20");

  test("the calls of /aioi show their last line @rehearsal", async ({ baseURL }) => {
    const page = await browser().newPage({ baseURL: baseURL ?? "" });
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await openWith(page, "/aioi");
      for (const height of [720, 900, 1080]) {
        await page.setViewportSize({ width: 1440, height });
        const below = await page
          .locator("[data-part=call]")
          .evaluateAll((calls) =>
            calls.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
          );
        expect(below, `${height} px, ${reducedMotion}`).toEqual([0, 0, 0, 0]);
        expect(await misfits(page), `${height} px, ${reducedMotion}`).toEqual([]);
      }
    }
    await page.close();
  });

  test("the wall of 'Whose machine is it?' stands between two rows @rehearsal", async ({
    baseURL,
  }) => {
    const page = await browser().newPage({ baseURL: baseURL ?? "", reducedMotion: "reduce" });
    for (const width of [1440, 1280, 1024, 768, 390, 320]) {
      await openWith(page, "/trust");
      await page.setViewportSize({ width, height: 900 });
      const drawing = page.locator("[id=whose-machine]");
      await drawing.scrollIntoViewIfNeeded();
      await drawing.getByRole("radio", { name: "Explorer" }).check();
      // Two of seven rows are below it.
      const row = await drawing.locator("tbody tr").nth(5).boundingBox();
      const piece = drawing.locator("p", { hasText: "below: yours" });
      await expect
        .poll(async () => Math.abs(((await piece.boundingBox())?.y ?? 0) - (row?.y ?? 0)), {
          message: `${width} px`,
        })
        .toBeLessThan(5);
    }
    await page.close();
  });
});

test("the header leaves its menus to the drawer when its words have no room, and takes them back", async ({
  page,
}) => {
  await openWith(page, "/pricing");
  const banner = page.getByRole("banner");
  const menus = banner.getByRole("navigation");
  const sales = banner.getByRole("button", { name: "Contact sales" });
  await expect(menus).toBeVisible();
  const words = await banner.locator("[data-part=title]").allTextContents();
  const say = (factor: number) =>
    banner.locator("[data-part=title]").evaluateAll(
      (titles, [texts, times]) => {
        for (const [index, title] of titles.entries()) {
          if (title.firstChild) title.firstChild.textContent = (texts[index] ?? "").repeat(times);
        }
      },
      [words, factor] as const,
    );
  await say(3);
  await expect(menus).toBeHidden();
  await expect(sales).toBeVisible();
  await banner.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await say(1);
  // A hidden menu has no size to observe; the window's does as well.
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(menus).toBeVisible();
});
