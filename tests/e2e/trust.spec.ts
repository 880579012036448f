import type { Page } from "playwright/test";

import { expect, openOnOneDay, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";

const flowNames = [
  "Models",
  "Releases and license",
  "Prompts and answers",
  "Records and vectors",
  "Weights, backups, keys",
  "Usage counts",
  "Audit log",
  "Support session",
  "Exports you name",
];

const drawing = (page: Page) => page.getByRole("table", { name: /^What crosses the wall/ });
/** The row in words, below the drawing. */
const sentence = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true, level: 3 }) });

async function openTrust(page: Page): Promise<void> {
  await page.goto("/trust");
  await started(page);
  // What answers in the drawing has arrived when one of its titles is the Tab stop.
  await expect(drawing(page).getByRole("button", { name: "Models" })).toHaveAttribute(
    "tabindex",
    "-1",
  );
}

test("the title block, and an index that leads to its eight sections @rehearsal", async ({
  page,
}) => {
  await page.goto("/trust");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "What crosses your wall, and how you check it",
  );
  for (const [term, value] of [
    ["Document", "Trust, for the CTO and security review"],
    ["Owner", "Dario Fenwright, Head of Security"],
    ["Status", "sample content, as marked"],
  ]) {
    const fact = main
      .locator("dl > div")
      .filter({ has: page.getByText(term ?? "", { exact: true }) });
    await expect(fact.getByRole("definition")).toHaveText(value ?? "");
  }
  await expect(main.getByRole("link", { name: "security.txt" })).toHaveAttribute(
    "href",
    "/.well-known/security.txt",
  );
  const index = main.getByRole("navigation", { name: "Sections" }).getByRole("link");
  await expect(index).toHaveText([
    /What crosses the wall$/,
    /Our own controls$/,
    /Certifications$/,
    /Subprocessors$/,
    /This website$/,
    /Penetration test$/,
    /Uptime$/,
    /Documents and contact$/,
  ]);
  for (const link of await index.all()) {
    const id = (await link.getAttribute("href"))?.slice(1);
    await expect(main.locator(`section[id="${id}"]`)).toHaveCount(1);
  }
});

test("'The drawing is a real table: nine rows, five walls'", async ({ page }) => {
  await page.goto("/trust");
  const table = drawing(page);
  await expect(table.getByRole("columnheader")).toHaveText([
    "Flow",
    /^Our machines a room of yours on one Starter, Explorer/,
    /^Cloud/,
    /^On-premises/,
    /^Hybrid/,
    /^Air-gapped/,
  ]);
  for (const name of flowNames) await expect(table.getByRole("button", { name })).toHaveCount(1);
  const usage = table.getByRole("row").filter({ hasText: "hours, sign-ins, errors" });
  await expect(usage.getByRole("cell")).toHaveText([
    "crosses the wall, we count",
    "does not cross, nothing sent",
    "does not cross, nothing sent",
    "does not cross, nothing sent",
    "does not cross, nothing sent",
  ]);
  const totals = table.getByRole("row").filter({ hasText: "Crossings" });
  await expect(totals.getByRole("cell")).toHaveText([
    "3 open gates 2 shut",
    "2 open gates 2 shut",
    "2 open gates 2 shut",
    "2 open gates 2 shut",
    "0 open gates 2 airlocks, 1 shut",
  ]);
});

test.describe("a row of the drawing", () => {
  test("is lit in all five walls by the pointer, and stands below in a sentence @rehearsal", async ({
    page,
  }) => {
    await openTrust(page);
    await expect(sentence(page, "Weights, backups, keys")).toBeVisible();
    const row = drawing(page).getByRole("row").filter({ hasText: "Exports you name" });
    const plain = await row
      .getByRole("cell")
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await row.getByRole("cell").nth(2).hover();
    await expect(sentence(page, "Exports you name")).toBeVisible();
    await expect(sentence(page, "Exports you name")).toContainText(
      "The gate opens for that file, once, and the log holds who, what and when.",
    );
    await expect(sentence(page, "Exports you name")).toContainText("check it: aioi log --exports");
    await expect(sentence(page, "Weights, backups, keys")).toBeHidden();
    for (const cell of await row.getByRole("cell").all()) {
      await expect(cell).not.toHaveCSS("background-color", plain);
    }
  });

  test("is one Tab stop with the others, and arrows move", async ({ page }) => {
    await openTrust(page);
    const titles = flowNames.map((name) =>
      drawing(page).getByRole("button", { name, exact: true }),
    );
    for (const [index, title] of titles.entries()) {
      await expect(title).toHaveAttribute(
        "tabindex",
        flowNames[index] === "Weights, backups, keys" ? "0" : "-1",
      );
    }
    await titles[5]?.focus();
    await page.keyboard.press("ArrowDown");
    await expect(titles[6] ?? page.locator("none")).toBeFocused();
    await expect(sentence(page, "Audit log")).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(titles[4] ?? page.locator("none")).toBeFocused();
    await expect(titles[4] ?? page.locator("none")).toHaveAttribute("aria-pressed", "true");
    await expect(titles[4] ?? page.locator("none")).toHaveAccessibleDescription(
      /we hold no copy\./,
    );
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).not.toHaveRole("button");
  });

  test("that is chosen moves nothing below it @rehearsal", async ({ page }) => {
    await openTrust(page);
    const below = page.locator("#whose-machine");
    const before = await below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    for (const name of flowNames) {
      await drawing(page).getByRole("button", { name, exact: true }).focus();
      expect(await below.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(
        before,
      );
    }
  });
});

test("packets move in view, and stand still under reduced motion @rehearsal", async ({ page }) => {
  const moving = () =>
    drawing(page).evaluate(
      (table) =>
        table.getAnimations({ subtree: true }).filter((one) => one.playState === "running").length,
    );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openTrust(page);
  await drawing(page).scrollIntoViewIfNeeded();
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moving).toBe(0);
});

test.describe("on narrow screens", () => {
  test(
    "tabs choose the one wall that is shown, with and without script",
    { tag: ["@phone-rehearsal", "@rehearsal"] },
    async ({ browser, baseURL }) => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await browser.newPage({
          baseURL: baseURL ?? "",
          javaScriptEnabled,
          viewport: { width: 390, height: 844 },
        });
        await page.goto("/trust");
        const cells = drawing(page)
          .getByRole("row")
          .filter({ hasText: "Models" })
          .getByRole("cell");
        await expect(cells).toHaveText(["crosses the wall, signed only"]);
        await page.getByRole("radio", { name: "Air gap" }).check();
        await expect(cells).toHaveText(["comes through the airlock, by hand"]);
        await page.getByRole("radio", { name: "Air gap" }).press("ArrowLeft");
        await expect(page.getByRole("radio", { name: "Hybrid" })).toBeChecked();
        await expect(cells).toHaveText(["crosses the wall, signed only"]);
        await page.close();
      }
    },
  );

  test("a tap lights a row", { tag: "@phone" }, async ({ page, isMobile }) => {
    test.skip(!isMobile, "a phone's");
    await openTrust(page);
    await drawing(page).getByRole("button", { name: "Models" }).tap();
    await expect(sentence(page, "Models")).toBeVisible();
    await expect(sentence(page, "Weights, backups, keys")).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "nine sentences as a list, the uptime as a sentence with its figures as JSON",
    { tag: "@phone-rehearsal" },
    async ({ page }) => {
      await page.goto("/trust");
      for (const name of flowNames) await expect(sentence(page, name)).toBeVisible();
      await expect(page.getByRole("button", { name: "Print this page" })).toBeHidden();
      const uptime = page.getByRole("region", { name: "Not measured: no monitor runs here" });
      await expect(uptime.getByRole("slider")).toHaveCount(0);
      await expect(uptime.getByRole("link", { name: "All figures as JSON" })).toHaveAttribute(
        "href",
        "/status.json",
      );
    },
  );
});

test("'one slider for keyboards': the bars of 90 days are read one by one @rehearsal", async ({
  page,
  backend,
}) => {
  const site = await backend.siteWith("monitored");
  const today = await openOnOneDay(page, `${site}/trust`);
  await started(page);
  const slider = page.getByRole("slider", { name: "Uptime by day" });
  await slider.scrollIntoViewIfNeeded();
  const day = (ago: number) =>
    new Date(today.getTime() - ago * 86_400_000).toLocaleDateString("en-US", {
      month: "long",
      day: "numeric",
      timeZone: "UTC",
    });
  await expect(slider).toHaveAttribute("aria-valuetext", `${day(0)}: no interruption`);
  await expect(async () => {
    await slider.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    // Until the script is there, a key says nothing.
    expect(await slider.getAttribute("aria-valuetext")).toBe(`${day(1)}: not measured`);
  }).toPass();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", `${day(89)}: not measured`);
  await slider.hover({ position: { x: 2, y: 20 } });
  await expect(page.getByText(`${day(89)}: not measured`, { exact: true })).toBeVisible();
  // A phone shows 30 of them, and all when it is turned.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(slider).toHaveAttribute("min", "60");
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", `${day(29)}: not measured`);
  await slider.press("End");
  await slider.click({ position: { x: 2, y: 20 } });
  await expect(slider).toHaveAttribute("aria-valuetext", `${day(29)}: not measured`);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(slider).toHaveAttribute("min", "0");
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", `${day(89)}: not measured`);
});

test("what is on here, and how a lead is never lost @rehearsal", async ({ page }) => {
  await page.goto("/trust");
  const services = page.getByRole("table", { name: "Subprocessors" });
  await expect(services.getByRole("row").filter({ hasText: "Larkspur Data" })).toContainText("on");
  await expect(services.getByRole("row").filter({ hasText: "Meridew Count" })).toContainText(
    "off here",
  );
  const website = page.getByRole("region", { name: /^You send a form\./ });
  await expect(website.getByRole("heading", { level: 3 })).toHaveText([
    "cookies",
    "other hosts",
    "row",
    "months",
  ]);
  await expect(website).toContainText("3,377 forms accepted, 3,377 stored, none twice.");
  await expect(website).toContainText("Tested before every release.");
});

test("'Send me all eight': one form with its message, one row, and a receipt that lists them", async ({
  page,
  backend,
}) => {
  const email = ownEmail("documents");
  await openTrust(page);
  const tray = page.getByRole("region", { name: "Eight documents. Open any of them." });
  await expect(tray.getByRole("link", { name: / (?:PDF|CSV), \d+ / })).toHaveCount(8);
  await expect(tray.getByRole("link", { name: /^Exit plan Open PDF, 4 pages / })).toHaveAttribute(
    "href",
    "/documents/exit-plan.pdf",
  );
  await tray.getByRole("button", { name: "Send me all eight" }).click();
  const dialog = page.getByRole("dialog", { name: "Send me all eight" });
  await expect(dialog).toContainText("46 pages and 240 answers");
  const message = dialog.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue("Please send all eight documents.");
  // React writes the first value into the field once more: what was selected for a fill is not any more.
  await expect(dialog.locator("[data-started]")).toBeAttached();
  await forms["Contact Us"].fill(dialog, { Email: email, Message: "All eight, please." });
  // Its own words are a draft, what the page proposes is none.
  await page.reload();
  await tray.getByRole("button", { name: "Send me all eight" }).click();
  await expect(message).toHaveValue("All eight, please.");
  await submitOf(dialog).click();
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt.getByRole("heading")).toHaveText("Open them here.");
  await expect(receipt.getByRole("link", { name: /^Open: / })).toHaveCount(8);
  await expect(receipt).toContainText("To sign: the DPA and the BAA. Return one copy to");
  expect(await backend.stored({ email })).toMatchObject([
    {
      additional_requirements: "All eight, please.",
      source: { form: "contactUs", page: "/trust", opener: "trust-documents" },
    },
  ]);
});

test("on paper all nine sentences stand, and all five walls @rehearsal", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await openTrust(page);
  await page.emulateMedia({ media: "print" });
  for (const name of flowNames) await expect(sentence(page, name)).toBeVisible();
  const models = drawing(page).getByRole("row").filter({ hasText: "Models" });
  for (const cell of await models.getByRole("cell").all()) await expect(cell).toBeVisible();
  await expect(models.getByRole("cell")).toHaveCount(5);
});
