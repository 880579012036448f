import type { Page } from "playwright/test";

import { violations } from "./accessibility.ts";
import { atRest, expect, hold, test } from "./fixtures.ts";

const field = (page: Page) => page.getByRole("searchbox");
const results = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

/** The calls of the search, in order, with what they ask for. */
function searches(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes("fetchSearch")) asked.push(url.searchParams.get("payload") ?? "");
  });
  return asked;
}

const interactive = (page: Page) =>
  expect(page.locator("[data-island=search]")).toHaveAttribute("data-started");

test("a link that is followed while typing leads to its page @rehearsal", async ({
  clockPage: page,
}) => {
  await page.clock.install();
  await page.goto("/search", { waitUntil: "networkidle" });
  const release = await hold(page, "**/faqs");
  await field(page).focus();
  await interactive(page);
  await field(page).pressSequentially("mo");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "FAQ" })
    .click({ noWaitAfter: true });
  await page.clock.runFor(600); // longer than the search waits
  release();
  await expect(page.getByRole("heading", { level: 1, name: /Short answers/ })).toBeVisible();
  await expect(page).toHaveURL("/faqs");
});

test("results follow what is typed, after a pause, and their number is announced", async ({
  page,
}) => {
  const asked = searches(page);
  await page.goto("/search");
  await field(page).focus();
  await interactive(page);
  // Faster than any pause, however slow this machine is.
  await field(page).evaluate(() => {
    for (const letter of "resid") document.execCommand("insertText", false, letter);
  });
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toContainText("results for “resid”");
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator("mark").first()).toHaveText(/^resid/i);
  await expect(page).toHaveURL("/search?q=resid");
  expect(asked).toHaveLength(1);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("resid");
  expect(await violations(page)).toEqual([]);
  await field(page).fill("");
  await expect(status).toHaveText("Search, or open the index");
});

test("what is typed before the script is there is searched as soon as it is @rehearsal", async ({
  page,
}) => {
  const release = await hold(page, /search\.island/);
  await page.goto("/search");
  await field(page).fill("residency");
  release();
  await expect(page.getByRole("main").getByRole("status")).toContainText("for “residency”");
  await expect(page).toHaveURL("/search?q=residency");
});

test("an answer that comes late never replaces that of a later question @rehearsal", async ({
  page,
}) => {
  await page.goto("/search");
  await field(page).focus();
  await interactive(page);
  const release = await hold(page, /fetchSearch.*residen/);
  await field(page).fill("residency");
  await page.waitForRequest(/fetchSearch/);
  await field(page).fill("air-gapped");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toContainText("for “air-gapped”");
  release();
  await atRest(page);
  await expect(status).toContainText("for “air-gapped”");
  await expect(page).toHaveURL("/search?q=air-gapped");
});

test("a search that fails says so, and the next one works @rehearsal", async ({ page }) => {
  await page.goto("/search");
  await field(page).focus();
  await interactive(page);
  await page.route(/fetchSearch/, (route) => route.abort());
  await field(page).fill("model");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toContainText("did not work");
  await page.unroute(/fetchSearch/);
  await field(page).fill("models");
  await expect(status).toContainText("results for “models”");
});

test("a gateway's own answer is no result of a search @rehearsal", async ({ page }) => {
  await page.goto("/search");
  await field(page).focus();
  await interactive(page);
  await page.route(/fetchSearch/, (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<p>Accept the policy.</p>" }),
  );
  await field(page).fill("model");
  await expect(page.getByRole("main").getByRole("status")).toContainText("did not work");
});

test("what is found opens, and back returns to the results @rehearsal", async ({ page }) => {
  await page.goto("/search?q=residency", { waitUntil: "networkidle" });
  const count = await results(page).count();
  expect(count).toBeGreaterThan(1);
  await page.getByRole("link", { name: "Data residency is a map" }).click();
  await expect(page).toHaveURL("/insights/data-residency-is-a-map");
  await page.goBack();
  await expect(results(page)).toHaveCount(count);
  await expect(field(page)).toHaveValue("residency");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form searches, and nothing found leads on @rehearsal", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Search" }).click();
    await field(page).fill("encryption keys");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search?q=encryption+keys");
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue("encryption keys");
    await field(page).fill("<b>xylophone");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveText("No results for “<b>xylophone”");
    await page.getByRole("main").getByRole("link", { name: "Frequently asked" }).click();
    await expect(page).toHaveURL("/faqs");
  });
});
