import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright/test";

import { expect, test } from "./fixtures.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** What axe finds on the page as it stands. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // axe puts itself on the window; its types would bring globals into every test.
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await axe.run();
    return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

const paths = [
  "/",
  "/pricing",
  "/contact-us",
  "/company",
  "/resources",
  "/success-stories/endovara-hormonal-health",
  "/insights/what-an-ai-answer-costs",
  "/insights/no-such-insight",
  "/faqs",
  "/sitemap",
  "/newsletter",
  "/no-such-page",
];

for (const path of paths) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} has no accessibility fault in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`${path} asks no other host and breaks no policy`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
    });
    page.on("console", (message) => {
      // The browser itself reports the 404 of the page under test.
      const isExpected = /no-such/.test(path) && message.text().includes("404");
      if (message.type() === "error" && !isExpected) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("the open dialog and its errors have no accessibility fault", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Request consultation" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("button[type=submit]").click();
  await expect(page.getByText("Validation Error")).toBeVisible();
  await page.waitForTimeout(400); // the entrance fades, and a half-faded text has no contrast yet
  expect(await violations(page)).toEqual([]);
});

test("a dialog that opens, waits and closes raises no error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Request consultation" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForTimeout(1500); // what the dialog library waits for fails after a second
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(errors).toEqual([]);
});

test("every link on every page leads somewhere", async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    for (const href of links) if (/^\/(?!\/)/.test(href)) seen.add(href.split("#")[0] ?? href);
  }
  expect(seen.size).toBeGreaterThan(2);
  for (const href of seen) expect((await request.get(href)).status(), href).toBe(200);
});
