import { expect, started, test } from "./fixtures.ts";

test("a visitor who only reads fetches no React, and no other page's words", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.text());
  });
  await page.goto("/pricing", { waitUntil: "networkidle" });
  await started(page);
  const text = (await Promise.all(scripts)).join("\n");
  expect(text.length).toBeGreaterThan(5000);
  expect(text).not.toContain("Minified React error");
  // Words of the descriptions of /cookie-policy and /more-info.
  expect(text).not.toContain("how to refuse or remove it");
  expect(text).not.toContain("to print or to forward");
});
