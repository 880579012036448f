import type { Page } from "playwright/test";

import { expect, sharedPage, test } from "./fixtures.ts";

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
    drawings: [/eight models as lines over three axes/i, /40 to 60 percent/],
  },
];

for (const { path, applications, uses, facts, drawings } of pages) {
  const area = (page: Page, name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });

  test.describe("says", () => {
    const open = sharedPage(path);
    test(`${path} says what the specification says of it`, async () => {
      const page = open();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      for (const fact of facts) await expect(page.locator("main")).toContainText(fact);
      for (const name of drawings)
        await expect(page.getByRole("img", { name }).filter({ visible: true })).toHaveCount(1);
    });

    test(`${path} has the challenge, four benefits and its applications`, async () => {
      const page = open();
      const cards = (name: string) => area(page, name).getByRole("heading", { level: 3 });
      await expect(cards("The Challenge")).toHaveCount(3);
      await expect(cards("Key Benefits")).toHaveCount(4);
      await expect(cards(applications)).toHaveText(uses);
    });

    test(`${path} names itself to search engines`, async () => {
      const page = open();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        new RegExp(`${path}$`),
      );
      for (const name of ["description", "keywords"])
        await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute("content", /.{20,}/);
    });
  });

  test(`${path} leads to Get started and to a human`, async ({ page }) => {
    await page.goto(path);
    await page.locator("main").getByRole("button", { name: "Get started", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Get Started" })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.locator("main").getByRole("button", { name: "Contact sales", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
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
