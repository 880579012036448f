import { type Page } from "playwright/test";

import { expect, ownEmail, started, test } from "./fixtures.ts";

const squaresOf = (page: Page) => page.locator("[data-script=year-ruler] a");

test("the newsletter's page shows its last issue and counts what came this year", async ({
  page,
}) => {
  const squares = squaresOf(page);
  // The page does not wait long for the first read of a new isolate.
  await expect(async () => {
    await page.goto("/newsletter");
    expect(await squares.count()).toBeGreaterThan(3);
  }).toPass();
  const count = await squares.count();
  await expect(page.getByRole("heading", { level: 2, name: "since January" })).toHaveText(
    `${count} releases, reports and stories since January.`,
  );
  const issue = page.getByRole("article");
  await expect(issue.getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(issue.getByRole("link")).toHaveCount(2);
});

test("arrow keys go along the year, and the day and title show below it @rehearsal", async ({
  page,
}) => {
  await page.goto("/newsletter");
  await started(page);
  // The script that makes the year one Tab stop has arrived.
  await expect(squaresOf(page).and(page.locator("[tabindex='-1']")).first()).toBeAttached();
  const last = squaresOf(page).and(page.locator("[data-part=newest]"));
  await last.focus();
  await page.keyboard.press("ArrowLeft");
  const focused = squaresOf(page).and(page.locator(":focus"));
  await expect(focused).not.toHaveAttribute("data-part");
  await expect(focused.locator("span")).toHaveCSS("opacity", "1");
  await expect(focused.locator("span")).toHaveText(/^[A-Z][a-z]+ \d+, \d{4}: /);
  // The year is one Tab stop: where the arrows went.
  await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(focused).toHaveCount(1);
  await expect(focused).not.toHaveAttribute("data-part");
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("data-part", "newest");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every square of the year is a Tab stop @rehearsal", async ({ page }) => {
    const squares = squaresOf(page);
    await expect(async () => {
      await page.goto("/newsletter");
      expect(await squares.count()).toBeGreaterThan(3);
    }).toPass();
    await squares.first().focus();
    await page.keyboard.press("Tab");
    await expect(squares.nth(1)).toBeFocused();
  });
});

test("a subscription empties the form at its other place of the page too @rehearsal", async ({
  page,
}) => {
  await page.goto("/newsletter");
  await started(page);
  const main = page.getByRole("main").getByRole("textbox");
  const footer = page.getByRole("contentinfo").getByRole("textbox");
  await footer.fill(ownEmail("both"));
  await page.reload();
  await started(page);
  await expect(main).toHaveValue(await footer.inputValue());
  await main.press("Enter");
  await page.getByRole("button", { name: "Another address" }).click();
  await expect(main).toHaveValue("");
  await expect(footer).toHaveValue("");
});
