import type { Page } from "playwright/test";

import { choose, expect, hold, sharedPage, started, test } from "./fixtures.ts";

/** Resolves when the tier finder answers keys with its own steps. */
const finderHydrated = (page: Page) =>
  page.locator("[data-island=tier-finder][data-started]").waitFor({ state: "attached" });

// Spec section 9, "Pricing per month".
const tiers = [
  ["Starter", "$29", "2 CPU", "8 GB", "50 GB", "10 GB", "10", "99.5%", "ours, shared"],
  ["Explorer", "$199", "8 CPU", "32 GB", "500 GB", "100 GB", "100", "99.9%", "on our machine"],
  ["Resident", "$999", "32 CPU", "128 GB", "2 TB", "1 TB", "500", "99.95%", "2 × 48 GB, or yours"],
  ["Scaler", "$4,999", "128+ CPU", "10 TB+", "Unlimited", "2,000+", "99.99%", "yours"],
] as const;

test.describe("/pricing says", { tag: "@phone-rehearsal" }, () => {
  const open = sharedPage("/pricing");

  test("Explorer is marked as the most popular, and only Explorer", async () => {
    const page = open();
    await expect(page.getByText("Most popular")).toHaveCount(1);
    await expect(
      page
        .getByRole("article")
        .filter({ has: page.getByText("Explorer", { exact: true }) })
        .getByText("Most popular"),
    ).toBeVisible();
  });

  for (const [name, ...numbers] of tiers) {
    test(`the ${name} tier shows ${numbers.join(", ")}`, async ({ isMobile }) => {
      const page = open();
      if (isMobile) {
        await choose(page.getByRole("radio", { name, exact: true }).first());
      }
      const card = page.getByRole("article").filter({ has: page.getByText(name, { exact: true }) });
      await expect(card).toBeVisible();
      for (const number of numbers)
        await expect(card.getByText(number, { exact: true })).toBeVisible();
      await expect(card.getByRole("button", { name: "Get Started" })).toBeVisible();
    });
  }

  test("hourly consulting: $300, 4-hour minimum, under 2 hours, 24/7, remote or on-site", async () => {
    const page = open();
    const main = page.getByRole("main");
    await expect(main.getByText("$300", { exact: true })).toBeVisible();
    await expect(main).toContainText(/under 2 hours/i);
    await expect(main).toContainText("24/7");
    await expect(main).toContainText(/remote or on-site/i);
  });

  test("Hyper-scaler agrees on capacity in one cell", async ({ isMobile }) => {
    const page = open();
    if (isMobile) {
      await choose(page.getByRole("radio", { name: "Hyper-scaler" }).first());
    }
    const card = page
      .getByRole("article")
      .filter({ has: page.getByText("Hyper-scaler", { exact: true }) });
    await expect(card.getByText("Agreed with you")).toBeVisible();
    await expect(card.locator("dt")).toHaveText([
      "Agreed with you",
      "SLA",
      "Runs in",
      "Whose machine",
      "14 days of trial",
    ]);
  });
});

test(
  "Hyper-scaler is custom and leads to sales",
  { tag: "@phone-rehearsal" },
  async ({ page }, { project }) => {
    await page.goto("/pricing");
    if (project.name === "phone") {
      await choose(page.getByRole("radio", { name: "Hyper-scaler" }).first());
    }
    const card = page
      .getByRole("article")
      .filter({ has: page.getByText("Hyper-scaler", { exact: true }) });
    await expect(card.getByText("Custom", { exact: true }).first()).toBeVisible();
    await card.getByRole("button", { name: "Contact Sales" }).click();
    await expect(page.getByRole("dialog", { name: "Contact sales" })).toBeVisible();
  },
);

test.describe("the tier finder", () => {
  const finder = "Find your tier";

  test("recommends nothing until it is touched, then one tier, and nothing again after Reset @rehearsal", async ({
    page,
  }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    const section = page.locator("section", { hasText: finder });
    const cpu = page.getByRole("slider", { name: "CPU you need" });
    const starts = page.getByRole("article").getByRole("button", { name: "Get Started" });
    const colors = () =>
      starts.evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor));
    const primaries = async () => {
      const all = await colors();
      return all.flatMap((color, index) => (color === "rgba(0, 0, 0, 0)" ? [] : [index]));
    };
    await expect(section).toContainText("Move a slider.");
    await expect(cpu).toHaveAttribute("aria-valuetext", "not set");
    expect(await primaries()).toEqual([]);
    await cpu.focus();
    await finderHydrated(page);
    await page.keyboard.press("PageUp");
    await page.keyboard.press("PageUp");
    await page.keyboard.press("ArrowRight");
    await expect(section).toContainText("Resident, $999 per month.");
    await expect.poll(primaries).toEqual([2]);
    await expect(page.getByText("Fits you").nth(2)).toBeVisible();
    await expect(page.locator("[id=whose-resident]")).toBeChecked();
    await section.getByRole("button", { name: "Reset" }).click();
    await expect(section).toContainText("Move a slider.");
    await expect(page).toHaveURL("/pricing");
    await expect.poll(primaries).toEqual([]);
    await expect(page.locator("[id=whose-resident]")).not.toBeChecked();
  });

  test(
    "leads to the tier it found, whose tab is not the first @rehearsal",
    { tag: "@phone-rehearsal" },
    async ({ page }, { project }) => {
      await page.goto("/pricing", { waitUntil: "networkidle" });
      await started(page);
      await expect(page.locator("[id=tier-explorer]")).toBeChecked();
      await page.goto("/pricing?cpu=24&hours=120", { waitUntil: "networkidle" });
      const link = page.getByRole("link", { name: "See Resident" });
      if (project.name !== "phone") {
        await expect(link).toBeHidden();
        return;
      }
      await link.click();
      await expect(page.locator("[id=tier-resident]")).toBeChecked();
      await expect(page.getByRole("heading", { name: "Resident" })).toBeInViewport();
    },
  );

  test("on a phone the tab of the tier that it found stands in view @rehearsal", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/pricing?cpu=more", { waitUntil: "networkidle" });
    for (const id of ["tier-hyper-scaler", "whose-hyper-scaler"]) {
      const tab = page.locator("label", { has: page.locator(`[id=${id}]`) });
      await expect(page.locator(`[id=${id}]`)).toBeChecked();
      await tab.evaluate((label) => {
        window.scrollBy({ top: label.getBoundingClientRect().y - 400, behavior: "instant" });
      });
      await expect(tab).toBeInViewport({ ratio: 1 });
    }
  });

  test("what is moved before the script arrives stays, and its control keeps the focus @rehearsal", async ({
    page,
  }) => {
    const release = await hold(page, "**/assets/hydrate-island-*.js");
    await page.goto("/pricing");
    const cpu = page.getByRole("slider", { name: "CPU you need" });
    await cpu.focus();
    await page.keyboard.press("End");
    release();
    await expect(cpu).toHaveAttribute("aria-valuetext", "more than 128 CPU, needs Hyper-scaler");
    await expect(cpu).toBeFocused();
    await page.keyboard.press("PageDown");
    await expect(cpu).toHaveAttribute("aria-valuetext", "128 CPU, needs Scaler");
  });

  test("takes a need that nobody set for none: in its words, the address and the form @rehearsal", async ({
    page,
  }) => {
    await page.goto("/pricing?cpu=24", { waitUntil: "networkidle" });
    const section = page.locator("section", { hasText: finder });
    const cpu = page.getByRole("slider", { name: "CPU you need" });
    const hours = page.getByRole("slider", { name: "Compute hours a month" });
    await expect(section).toContainText(
      "Resident, $999 per month. 24 CPU is more than Explorer’s 8.",
    );
    await expect(hours).toHaveAttribute("aria-valuetext", "not set");
    await cpu.press("PageUp");
    await expect(cpu).toHaveAttribute("aria-valuetext", "32 CPU, needs Resident");
    await expect(page).toHaveURL("/pricing?cpu=32");
    await expect(hours).toHaveAttribute("aria-valuetext", "not set");
    const card = page
      .getByRole("article")
      .filter({ has: page.getByText("Resident", { exact: true }) });
    await card.getByRole("button", { name: "Get Started" }).click();
    await expect(page.locator("dialog[open] [name=tier]")).toHaveValue("resident: 32 CPU");
    await page.keyboard.press("Escape");
    await hours.press("Home");
    await expect(hours).toHaveAttribute("aria-valuetext", "1 hour, needs Starter");
    await expect(page).toHaveURL("/pricing?cpu=32&hours=1");
  });

  test(
    "an address that leads to another part of the page chooses no tier, and the page stays @rehearsal",
    { tag: "@phone-rehearsal" },
    async ({ page }, { project }) => {
      await page.goto("/pricing#whose-machine", { waitUntil: "networkidle" });
      const cpu = page.getByRole("slider", { name: "CPU you need" });
      await cpu.focus();
      await finderHydrated(page);
      await expect(page.locator("[id=tier-explorer]")).toBeChecked();
      await expect(cpu).toBeInViewport();
      if (project.name === "phone") {
        await expect(page.getByRole("heading", { name: "Explorer" })).toBeVisible();
      }
    },
  );

  test("is used by keyboard alone: arrows a quarter, Page to the next limit, Home and End @rehearsal", async ({
    page,
  }) => {
    await page.goto("/pricing", { waitUntil: "networkidle" });
    const cpu = page.getByRole("slider", { name: "CPU you need" });
    const hours = page.getByRole("slider", { name: "Compute hours a month" });
    const said = page.locator("section", { hasText: finder }).getByRole("status").first();
    await cpu.focus();
    await finderHydrated(page);
    await page.keyboard.press("PageUp");
    await page.keyboard.press("PageUp");
    await expect(cpu).toHaveAttribute("aria-valuetext", "8 CPU, needs Explorer");
    await expect(cpu).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(hours).toBeFocused();
    await page.keyboard.press("PageUp");
    await page.keyboard.press("PageUp");
    await expect(hours).toHaveAttribute("aria-valuetext", "100 hours, needs Explorer");
    await expect(said).toHaveText(
      "Explorer, $199 per month. 8 CPU and 100 hours are within Explorer’s 8 and 100.",
    );
    await page.keyboard.press("ArrowRight");
    await expect(hours).toHaveAttribute("aria-valuetext", "150 hours, needs Resident");
    await page.keyboard.press("End");
    await expect(hours).toHaveAttribute(
      "aria-valuetext",
      "more than 2,000 hours, needs Hyper-scaler",
    );
    await page.keyboard.press("Home");
    await expect(hours).toHaveAttribute("aria-valuetext", "1 hour, needs Starter");
  });

  /** The tier that is found for 4 CPU and 1,200 hours, in its tab and in its form. */
  const expectScaler = async (page: Page, project: string) => {
    const section = page.locator("section", { hasText: finder });
    await expect(section).toContainText("Scaler, $4,999 per month.");
    if (project === "phone") await expect(page.locator("[id=tier-scaler]")).toBeChecked();
    const card = page
      .getByRole("article")
      .filter({ has: page.getByText("Scaler", { exact: true }) });
    await card.getByRole("button", { name: "Get Started" }).click();
    await expect(page.locator("dialog[open] [name=tier]")).toHaveValue("scaler: 4 CPU, 1,200 h");
  };

  test(
    "keeps its values in the address and in the form of the tier, and selects its tab",
    { tag: "@phone-rehearsal" },
    async ({ page }, { project }) => {
      await page.goto("/pricing?cpu=4&hours=1200&utm_source=mail", { waitUntil: "networkidle" });
      const section = page.locator("section", { hasText: finder });
      await expect(section).toContainText("1,200 hours are more than Resident’s 500.");
      await expectScaler(page, project.name);
      await page.keyboard.press("Escape");
      const hours = page.getByRole("slider", { name: "Compute hours a month" });
      await hours.focus();
      await page.keyboard.press("PageUp");
      await expect(page).toHaveURL("/pricing?cpu=4&hours=2000&utm_source=mail");
    },
  );

  test(
    "its tier is selected again after Back @rehearsal",
    { tag: "@phone-rehearsal" },
    async ({ page }, { project }) => {
      await page.goto("/pricing?cpu=4&hours=1200", { waitUntil: "networkidle" });
      await started(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).press("Enter");
      await expect(page).toHaveURL("/faqs");
      await page.goBack();
      await expectScaler(page, project.name);
    },
  );

  test("its thumbs are dragged @rehearsal", async ({ page }) => {
    await page.goto("/pricing?cpu=24&hours=120", { waitUntil: "networkidle" });
    await started(page);
    const cpu = page.getByRole("slider", { name: "CPU you need" });
    await cpu.hover();
    await finderHydrated(page);
    const box = (await cpu.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // 24 CPU stand 279 of 500 along the scale, and a thumb is 18 px wide.
    const thumb = box.x + 9 + ((box.width - 18) * 279) / 500;
    await page.mouse.move(thumb, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(thumb - 350, box.y + 5, { steps: 5 });
    await page.mouse.up();
    await expect(cpu).not.toHaveAttribute("aria-valuetext", /Resident|Scaler/);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is a table", async ({ page }) => {
      await page.goto("/pricing");
      await expect(page.getByRole("slider")).toHaveCount(0);
      const table = page.getByRole("table").first();
      await expect(table.getByRole("row", { name: /8 CPU and 100 hours/ })).toContainText("$199");
      await expect(table.getByRole("row", { name: /2,000\+ hours/ })).toContainText("Scaler");
    });
  });
});
