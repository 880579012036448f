import { expect, test } from "./fixtures.ts";

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

test("a link to a section far below leads to it @rehearsal", async ({ page }) => {
  await page.goto("/trust#documents");
  await expect(page.locator("#documents h2")).toBeInViewport();
});
