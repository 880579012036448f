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

const pages = [
  {
    path: "/use-cases/privacy-sovereignty",
    applications: "Industry Applications",
    uses: ["Healthcare", "Financial services", "Government and defense"],
    facts: [
      /on-premises/i,
      /private cloud/i,
      /air-gapped/i,
      /GDPR/,
      /HIPAA/,
      /SOC 2/,
      /zero data exfiltration/i,
      /encrypted data/i,
      /role-based access control/i,
      /audit logging/i,
      /no telemetry/i,
    ],
    drawings: [/two walls and no network path/i, /data center in Canada/],
  },
  {
    path: "/use-cases/best-model",
    applications: "Real-World Applications",
    uses: ["Content generation", "Customer support", "Data analysis"],
    facts: [
      /multi-model orchestration/i,
      /100\+ models/,
      /smart routing/i,
      /performance monitoring/i,
      /automatic optimization/i,
      /failover/i,
      /A\/B testing/,
      /custom routing rules/i,
      /cost analytics/i,
      /40[-–]60%\s*AI cost reduction/,
    ],
    drawings: [/model A scores highest but timed out, so model B/i, /40 to 60 percent/],
  },
];

for (const { path, applications, uses, facts, drawings } of pages) {
  const area = (page: Page, name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });

  test(`${path} says what the specification says of it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const fact of facts) await expect(page.locator("main")).toContainText(fact);
    for (const name of drawings)
      await expect(page.getByRole("img", { name }).filter({ visible: true })).toHaveCount(1);
  });

  test(`${path} has the challenge, four benefits and its applications`, async ({ page }) => {
    await page.goto(path);
    const cards = (name: string) => area(page, name).getByRole("heading", { level: 3 });
    await expect(cards("The Challenge")).toHaveCount(3);
    await expect(cards("Key Benefits")).toHaveCount(4);
    await expect(cards(applications)).toHaveText(uses);
  });

  test(`${path} leads to Get started and to a human`, async ({ page }) => {
    await page.goto(path);
    await page.locator("main").getByRole("button", { name: "Get started", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Get Started" })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.locator("main").getByRole("button", { name: "Contact sales", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test(`${path} names itself to search engines`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${path}$`),
    );
    for (const name of ["description", "keywords"])
      await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute("content", /.{20,}/);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} has no accessibility fault in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  });

  test(`${path} stands still and complete under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(running).toBe(0);
  });
}

test("every data center is drawn as a plan of its own", async ({ page }) => {
  await page.goto("/use-cases/privacy-sovereignty");
  for (const country of ["United States", "Canada", "United Arab Emirates"]) {
    await expect(
      page.getByRole("img", { name: `Plan of the data center in ${country}` }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: country })).toBeVisible();
  }
});
