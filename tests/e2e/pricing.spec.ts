import { expect, test } from "./fixtures.ts";

// Spec section 9, "Pricing per month".
const tiers = [
  ["Starter", "$29", "2 CPU", "8 GB", "50 GB", "10 GB", "10", "99.5%"],
  ["Explorer", "$199", "8 CPU", "32 GB", "500 GB", "100 GB", "100", "99.9%"],
  ["Resident", "$999", "32 CPU", "128 GB", "2 TB", "1 TB", "500", "99.95%"],
  ["Scaler", "$4,999", "128+ CPU", "10 TB+", "Unlimited", "2000+", "99.99%"],
] as const;

for (const [name, ...figures] of tiers) {
  test(`the ${name} tier shows ${figures.join(", ")}`, async ({ page }, { project }) => {
    await page.goto("/pricing");
    if (project.name === "phone") {
      await page.getByRole("radio", { name, exact: true }).first().check({ force: true });
    }
    const card = page.locator("article", { has: page.getByText(name, { exact: true }) });
    await expect(card).toBeVisible();
    for (const figure of figures)
      await expect(card.getByText(figure, { exact: true })).toBeVisible();
    await expect(card.getByRole("button", { name: "Get Started" })).toBeVisible();
  });
}

test("Hyper-scaler is custom and leads to sales", async ({ page }, { project }) => {
  await page.goto("/pricing");
  if (project.name === "phone") {
    await page.getByRole("radio", { name: "Hyper-scaler" }).first().check({ force: true });
  }
  const card = page.locator("article", { has: page.getByText("Hyper-scaler", { exact: true }) });
  await expect(card.getByText("Custom", { exact: true }).first()).toBeVisible();
  await card.getByRole("button", { name: "Contact Sales" }).click();
  await expect(page.getByRole("dialog", { name: "Contact sales" })).toBeVisible();
});

test("Explorer is marked as the most popular, and only Explorer", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page.getByText("Most popular")).toHaveCount(1);
  await expect(
    page
      .locator("article", { has: page.getByText("Explorer", { exact: true }) })
      .getByText("Most popular"),
  ).toBeVisible();
});

test("hourly consulting: $300, 4-hour minimum, under 2 hours, 24/7, remote or on-site", async ({
  page,
}) => {
  await page.goto("/pricing");
  const main = page.getByRole("main");
  await expect(main.getByText("$300", { exact: true })).toBeVisible();
  await expect(main).toContainText(/under 2 hours/i);
  await expect(main).toContainText("24/7");
  await expect(main).toContainText(/remote or on-site/i);
});

test("no width from 320 px scrolls sideways", async ({ page }) => {
  for (const path of ["/", "/pricing", "/contact-us", "/no-such-page"]) {
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
