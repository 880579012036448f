import type { Page } from "playwright/test";

import { site } from "../../app/content/site.ts";
import { expect, started, test } from "./fixtures.ts";

const results = (page: Page) =>
  page.getByRole("region", { name: /insight|stor|update/ }).getByRole("listitem");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an archive is filtered by a link, by one below the row, and taken back to everything @rehearsal", async ({
    page,
  }) => {
    await page.goto("/resources");
    await page.getByRole("link", { name: "All insights" }).click();
    await expect(page).toHaveURL("/resources/insights");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
    await expect(page.getByRole("heading", { level: 2, name: "9 insights" })).toBeVisible();
    await expect(results(page)).toHaveCount(9);

    const filter = page.getByRole("navigation", { name: "Filter" });
    await filter.getByRole("link", { name: "Models" }).click();
    await expect(page).toHaveURL("/resources/insights?tag=Models");
    await expect(results(page)).toHaveCount(2);
    await expect(filter.getByRole("link", { name: "Models" })).toHaveAttribute(
      "aria-current",
      "true",
    );

    // From the ninth subject on they open below the row.
    await filter.getByText("More subjects").click();
    await filter.getByRole("link", { name: "Data sovereignty" }).click();
    await expect(page).toHaveURL("/resources/insights?tag=Data+sovereignty");
    await expect(page.getByRole("heading", { name: "1 insight, Data sovereignty" })).toBeVisible();
    await expect(filter.locator("[aria-current]")).toHaveText("Data sovereignty 1");

    await filter.getByRole("link", { name: "All" }).click();
    await expect(results(page)).toHaveCount(9);
  });

  test("on a phone the filter that is chosen stands in view, at the end of its row too @rehearsal", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/resources/insights?tag=Data+sovereignty");
    const chosen = page.getByRole("navigation", { name: "Filter" }).locator("[aria-current]");
    await expect(chosen).toHaveText("Data sovereignty 1");
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });

  test("an archive searches everything @rehearsal", async ({ page }) => {
    await page.goto("/resources/stories");
    await page.getByLabel("Search everything").fill("residency");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=residency");
    await expect(page.getByRole("status")).toContainText("results for “residency”");
  });
});

test.describe("with script", () => {
  test("a filter changes the list without a reload, moves the focus to it, and back returns", async ({
    page,
  }) => {
    await page.goto("/resources/updates");
    await page.evaluate(() => Reflect.set(window, "isSame", true));
    const filter = page.getByRole("navigation", { name: "Filter" });
    await filter.hover();
    // Before that a link is followed by the browser itself.
    await expect(page.locator("[data-island=updates-archive]")).toHaveAttribute("data-started");
    await filter.getByRole("link", { name: "Security" }).click();
    await expect(page).toHaveURL("/resources/updates?type=Security");
    await expect(page.getByRole("heading", { name: "2 updates, Security" })).toBeVisible();
    await expect(results(page)).toHaveCount(2);
    await expect(page).toHaveTitle(`All updates: Security | ${site.name}`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("DIV");
    await filter.getByRole("link", { name: "Docs" }).click();
    await expect(results(page)).toHaveCount(3);
    await page.goBack();
    await expect(results(page)).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "12 updates" })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
  });

  test("Back returns to the list before also in a page that was loaded anew @rehearsal", async ({
    page,
  }) => {
    await page.goto("/resources/updates");
    const filter = page.getByRole("navigation", { name: "Filter" });
    const island = page.locator("[data-island=updates-archive]");
    await filter.hover();
    await expect(island).toHaveAttribute("data-started");
    await filter.getByRole("link", { name: "Security" }).click();
    await expect(page.getByRole("heading", { name: "2 updates, Security" })).toBeVisible();
    await page.mouse.move(0, 0);
    await page.reload();
    await started(page);
    await expect(island).not.toHaveAttribute("data-started");
    await page.goBack();
    await expect(page).toHaveURL("/resources/updates");
    await expect(page.getByRole("heading", { name: "12 updates" })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("heading", { name: "2 updates, Security" })).toBeVisible();
  });

  test("a list that cannot be read where it is asked for is left to the Worker @rehearsal", async ({
    page,
  }) => {
    await page.route("**/_serverFn/**", (route) => route.abort());
    await page.goto("/resources/updates");
    const filter = page.getByRole("navigation", { name: "Filter" });
    await filter.hover();
    await expect(page.locator("[data-island=updates-archive]")).toHaveAttribute("data-started");
    await filter.getByRole("link", { name: "Security" }).click();
    await expect(page.getByRole("heading", { name: "2 updates, Security" })).toBeVisible();
    await expect(page).toHaveURL("/resources/updates?type=Security");
  });

  test("the words of a square of the ruler stay while they are pointed at, and Escape hides them @rehearsal", async ({
    page,
  }) => {
    const ruler = page.locator("[data-script=update-ruler]");
    // A page of which the year cannot be read soon has none.
    await expect(async () => {
      await page.goto("/resources/updates");
      await expect(ruler).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(ruler).toHaveAttribute("data-started");
    const squares = page.getByRole("group", { name: /^Updates of/ }).getByRole("link");
    const words = squares.first().locator("span");
    const isShown = (opacity: "0" | "1") => expect(words).toHaveCSS("opacity", opacity);
    await squares.first().hover();
    await isShown("1");
    await words.hover();
    await isShown("1");
    await page.keyboard.press("Escape");
    await isShown("0");
    await page.mouse.move(0, 0);
    await squares.first().focus();
    await isShown("1");
    await page.keyboard.press("Escape");
    await isShown("0");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await isShown("1");
  });

  test("a link to an update leads to its row, and one to nothing leads to a way back @rehearsal", async ({
    page,
  }) => {
    const id = "20000000-0000-4000-8000-000000000007";
    await page.goto(`/updates/${id}`);
    await expect(page).toHaveURL(`/resources/updates?update=${id}#update-${id}`);
    await expect(page.locator(`#update-${id}`)).toBeInViewport();
    await page.goto("/resources/updates?type=no-such");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No updates here");
    await page.getByRole("link", { name: "All updates" }).click();
    await expect(results(page)).toHaveCount(12);
  });
});

for (const path of ["/resources", "/resources/insights"]) {
  test(`the filters of ${path} stand in their place before the search field has arrived @rehearsal`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const main = page.getByRole("main");
    const top = async () => (await main.getByRole("navigation").first().boundingBox())?.y;
    const before = await top();
    await main.getByRole("search").evaluate((search) => search.remove());
    expect(await top()).toBe(before);
  });
}
