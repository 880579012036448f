import { everyPage } from "../support/pages.ts";
import { exampleIf, expect, sharedPage, started, test } from "./fixtures.ts";

// Sections below the first screen (ui/below.ts) are left out until a visitor comes near.

for (const path of ["/trust", "/use-cases/edge-ai", "/company"]) {
  test(`${path}: what is far below is left out until it is near, and never on paper @rehearsal`, async ({
    page,
  }) => {
    await page.goto(path);
    const seen = () =>
      page
        .locator("[data-below]")
        .evaluateAll((sections) =>
          sections.map((section) =>
            [...section.querySelectorAll("p, h2")].some((element) =>
              element.checkVisibility({ contentVisibilityAuto: true }),
            ),
          ),
        );
    expect(await seen()).toContain(false);
    await page.locator("footer").last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await seen()).at(-1)).toBe(true);
    await page.emulateMedia({ media: "print" });
    const printed = await page
      .locator("[data-below]")
      .evaluateAll((sections) => sections.map((one) => getComputedStyle(one).contentVisibility));
    expect(new Set(printed)).toEqual(new Set(["visible"]));
  });
}

test("a screenshot of the whole page shows what is far below the window", async ({ page }) => {
  await page.goto("/trust");
  await started(page);
  const screenshot = await page.screenshot({ fullPage: true });
  const section = page.locator("[data-below]").last();
  const colors = await section.evaluate(async (element, base64) => {
    const { top, width, height } = element.getBoundingClientRect();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(await createImageBitmap(new Blob([bytes])), 0, -top - scrollY);
    const pixels = context?.getImageData(0, 0, width, height).data.buffer;
    return new Set(new Uint32Array(pixels ?? new ArrayBuffer())).size;
  }, screenshot.toString("base64"));
  // Words alone have more: their edges are gray.
  expect(colors).toBeGreaterThan(10);
});

test.describe("what is left out takes the room that it has later", () => {
  const open = sharedPage();
  /** A line of a headline, in px: a part that pages share has longer words on one of them. */
  const most = 70;

  for (const path of everyPage) {
    test(path, exampleIf(path === "/"), async () => {
      const page = open();
      for (const [width, name] of [
        [390, "--phone"],
        [820, "--tablet"],
        [1440, "--desktop"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const wrong = await page.locator("[data-below]").evaluateAll(
          async (sections, [declared, px]) => {
            await document.fonts.ready;
            return sections.flatMap((section) => {
              if (!(section instanceof HTMLElement)) return [];
              section.style.contentVisibility = "visible";
              const style = getComputedStyle(section);
              const height =
                section.clientHeight -
                Number.parseFloat(style.paddingBlockStart) -
                Number.parseFloat(style.paddingBlockEnd);
              const said = Number.parseFloat(style.getPropertyValue(declared));
              return Math.abs(said - height) > px
                ? [`${section.className}: ${said} instead of ${height}`]
                : [];
            });
          },
          [name, most] as const,
        );
        expect.soft(wrong, `${width} px`).toEqual([]);
      }
    });
  }
});

test("a link to a section far below leads to it @rehearsal", async ({ page }) => {
  await page.goto("/trust#documents");
  await expect(page.locator("#documents h2")).toBeInViewport();
});
