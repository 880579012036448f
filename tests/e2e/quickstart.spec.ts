import type { Page } from "playwright/test";

import { choose, expect, started, test } from "./fixtures.ts";

/** Opens a page and waits for what answers presses beside its code. */
async function openCode(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
  // It runs once it is there, and says nothing.
  await page.waitForLoadState("networkidle");
}

test("the code stands highlighted in the page @rehearsal", async ({ page }) => {
  await page.goto("/quickstart");
  const policy = page.getByRole("figure").filter({ hasText: "boundary: clinic-04" });
  await expect(policy.locator(".code-key").first()).toHaveText("boundary");
  const colorOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  // #F4F2EB keys, #7B9BFF strings, #98968A comments, #FF8A5C refused.
  expect(await colorOf("pre .code-key")).toBe("rgb(244, 242, 235)");
  expect(await colorOf("pre .code-string")).toBe("rgb(123, 155, 255)");
  expect(await colorOf("pre .code-comment")).toBe("rgb(152, 150, 138)");
  expect(await colorOf("[data-kind=refused]")).toBe("rgb(255, 138, 92)");
});

test("copies commands only, without $ or output, and says so @rehearsal", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCode(page, "/quickstart");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const button = page.getByRole("button", { name: "Copy the commands of step 1" });
  await button.click();
  await expect(page.getByText("Copied", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  expect(await copied()).toBe(
    "aioi plan --dry-run\naioi install --mode on-premises --media /mnt/aioi-2026.3",
  );
  await expect(button).toHaveText("Copy the commands of step 1");
  await page.getByRole("button", { name: "Copy policy.yaml" }).click();
  await expect.poll(copied).toMatch(/^boundary: clinic-04\negress: deny.*\n[^]*6514$/);
});

test("the request is a real tab list @rehearsal", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCode(page, "/quickstart");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect(tab("curl")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await tab("Python").click();
  await expect(page.getByRole("tabpanel", { name: "Python" })).toContainText("urlopen");
  await page.keyboard.press("ArrowRight");
  await expect(tab("TypeScript")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "TypeScript" })).toContainText("await fetch");
  await page.keyboard.press("ArrowRight");
  await expect(tab("curl")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tab("TypeScript")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Copy the request" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^const baseUrl = "https:\/\/aioi\.internal\/v1"; \/\/ the only line that changes\n/);
});

test("the id of the answer lights the same id in the log @rehearsal", async ({ page }) => {
  await page.goto("/quickstart");
  const ids = page.getByText("req-50089", { exact: true });
  await expect(ids).toHaveCount(2);
  await ids.first().hover();
  await expect(ids.last()).toHaveCSS("background-color", "rgb(123, 155, 255)");
});

test(
  "the precision changes every number of the table",
  { tag: "@phone-rehearsal" },
  async ({ page }) => {
    await page.goto("/quickstart");
    const row = page.getByRole("row", { name: "405B" });
    await expect(row).toContainText("810 GB");
    await expect(row.getByText("16 × 80 GB")).toBeVisible();
    const widthOf = () =>
      row.locator("[data-part=weights]").evaluate((bar) => bar.getBoundingClientRect().width);
    const full = await widthOf();
    await choose(page.getByRole("radio", { name: "4-bit" }));
    await expect(row.getByText("202.5 GB")).toBeVisible();
    await expect(row.getByText("243 GB")).toBeVisible();
    await expect(row.getByText("4 × 80 GB")).toBeVisible();
    await expect(row.getByText("16 × 80 GB")).toBeHidden();
    await expect.poll(widthOf).toBeCloseTo(full / 4, 0);
    await expect(page.getByText("weights, 0.5 bytes per parameter")).toBeVisible();
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("three requests, no copy buttons, 16 bits and the choice @rehearsal", async ({ page }) => {
    await page.goto("/quickstart");
    for (const text of ["curl https://aioi.internal", "urlopen(request)", "await fetch("]) {
      await expect(page.locator("pre", { hasText: text })).toBeVisible();
    }
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByText("16 × 80 GB")).toBeVisible();
    await choose(page.getByRole("radio", { name: "8-bit" }));
    await expect(page.getByText("16 × 80 GB")).toBeHidden();
  });
});

test("nothing scrolls sideways at 320 px but code, in its box @rehearsal", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/quickstart");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("code in an article has its colors, and a button that copies it @rehearsal", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCode(page, "/insights/air-gapped-ai-in-practice");
  const block = page.locator("pre", { hasText: "aioi bundle create" });
  await expect(block.getByText("# outside")).toHaveCSS("color", "rgb(152, 150, 138)");
  await page.getByRole("button", { name: "Copy this code" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# outside\naioi bundle create [^]*install release\.aioi$/);
});
