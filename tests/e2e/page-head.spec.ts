import type { Page } from "playwright/test";

import { expect, started, test } from "./fixtures.ts";

/** What the head says of the page, one line a tag. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll(
      "title, meta[name], meta[property]:not([property=csp-nonce]), link[rel=canonical], link[rel=alternate]",
    );
    return Array.from(tags, (tag) => {
      const names = ["name", "property", "content", "media", "rel", "href", "type"];
      const attributes = names.map((name) => tag.getAttribute(name)).filter(Boolean);
      return [tag.tagName, ...attributes, tag.textContent].join(" ");
    }).toSorted();
  });

/** What a browser without script shows of the page. */
async function servedHeadOf(page: Page, path: string): Promise<string[]> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error("There is no browser.");
  const plain = await context.newPage();
  await plain.goto(new URL(path, page.url()).href);
  const head = await headOf(plain);
  await context.close();
  return head;
}

const visits: [from: string, link: RegExp, to: string][] = [
  ["/pricing", /^privacy policy$/i, "/privacy-policy"],
  ["/use-cases/edge-ai", /^about$/i, "/company"],
  ["/faq", /^terms of service$/i, "/terms-of-service"],
  ["/autopilots/bdr", /^akito/i, "/autopilots/akito"],
  ["/resources", /^sitemap$/i, "/sitemap"],
  ["/newsletter", /^resources$/i, "/resources"],
  ["/resources/updates", /^sitemap$/i, "/sitemap"],
  ["/success-stories/endovara-hormonal-health", /^sitemap$/i, "/sitemap"],
];

for (const [from, link, to] of visits) {
  test(`${from} to ${to}: the head is the served one on the way there and back`, async ({
    page,
  }) => {
    await page.goto(from, { waitUntil: "networkidle" });
    await started(page);
    const first = await servedHeadOf(page, from);
    expect(await headOf(page)).toEqual(first);
    // Stays when the browser loads a page anew, and is gone otherwise.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator("main, footer").getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(new RegExp(`${to}(?:#.*)?$`));
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    const second = await servedHeadOf(page, to);
    await expect.poll(() => headOf(page)).toEqual(second);
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(first);
  });
}

test("a visitor who only reads fetches no other page's title", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.text());
  });
  await page.goto("/pricing", { waitUntil: "networkidle" });
  await started(page);
  const text = (await Promise.all(scripts)).join("\n");
  expect(text.length).toBeGreaterThan(100_000);
  // Words of the descriptions of /cookie-policy and /more-info.
  expect(text).not.toContain("how to refuse or remove it");
  expect(text).not.toContain("to print or to forward");
});
