import type { Page } from "playwright/test";

import { choose, expect, hold, ownEmail, started, test } from "./fixtures.ts";

const open = async (page: Page, search = "") => {
  await page.goto(`/compare${search}`, { waitUntil: "networkidle" });
  await started(page);
};

const hydrated = (page: Page) =>
  page.locator("[data-island=compare-costs][data-started]").waitFor({ state: "attached" });

const slider = (page: Page, name: string) => page.getByRole("slider", { name });
const input = (page: Page, name: string) => page.getByRole("textbox", { name });
const chart = (page: Page) => page.getByRole("img", { name: /^Cumulative cost/ });

test.describe("four ways, row by row", () => {
  test("AIOI is the best in 10 of 18 rows, and the headline says in how many it is not", async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Four ways to run AI. Ours loses 8 of 18 rows.",
    );
    const table = page.getByRole("table", { name: "Four ways to run AI, row by row" });
    await expect(table.getByRole("columnheader")).toHaveText([
      "Row",
      "AIOI",
      "Hosted API",
      "Cloud suite",
      "Self-built",
    ]);
    const counted = table.getByRole("row", { name: "Best in the row, counted" });
    await expect(counted.getByRole("cell")).toHaveText(["10", "4", "3", "5"]);
    const level = table.getByRole("row", { name: "Models to choose from" });
    await expect(level.getByRole("cell")).toHaveText([
      "2M+, and your own, best",
      "one vendor’s",
      "a catalog, some hundred",
      "2M+, and your own, best",
    ]);
  });

  for (const script of [true, false]) {
    test.describe(script ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled: script });

      test(
        "a phone shows AIOI beside the way whose tab is chosen",
        { tag: "@phone-rehearsal" },
        async ({ page }, { project }) => {
          test.skip(project.name !== "phone");
          await page.goto("/compare");
          const cell = (text: string) => page.getByText(text, { exact: true });
          await expect(cell("no, they travel")).toBeVisible();
          await expect(cell("in their region")).toBeHidden();
          await choose(page.getByRole("radio", { name: "Cloud suite" }));
          await expect(cell("in their region")).toBeVisible();
          await expect(cell("no, they travel")).toBeHidden();
          await expect(page.getByText("from Resident up, in your walls")).toBeVisible();
        },
      );
    });
  }
});

test("the page is copied as Markdown; without script the link leads to it @rehearsal", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const link = page.getByRole("link", { name: "Copy as Markdown" });
  await expect(link).toHaveAttribute("href", "/compare.md");
  // Its script starts once the page is at rest.
  await expect(page.locator("[data-script=copy-markdown][data-started]")).toBeAttached();
  await link.click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  await expect(page).toHaveURL("/compare");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("# Four ways to run AI.");
});

test.describe("the cost chart", () => {
  test("begins where the lines cross in month 14 and $109,516 are saved", async ({ page }) => {
    await open(page);
    await expect(page.getByRole("heading", { name: /^Where the lines cross/ })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(
      "At 440,000 requests a month you have paid more to the hosted API by month 14 than to AIOI, GPUs included. From there on you keep the difference.",
    );
    await expect(chart(page)).toHaveAccessibleName(
      "Cumulative cost by month 36: AIOI $318,164, Hosted API $427,680, Self-built $710,000; AIOI cheaper from month 14.",
    );
    await expect(page.locator("[data-part=on-flood] [data-part=numeral]")).toHaveText("$109,516");
  });

  test("is used by keyboard alone, and says what it comes to @rehearsal", async ({ page }) => {
    await open(page);
    const requests = slider(page, "Requests a month");
    await requests.focus();
    await hydrated(page);
    await page.keyboard.press("PageUp");
    await expect(requests).toHaveAttribute("aria-valuetext", "500,000");
    await page.keyboard.press("ArrowLeft");
    await expect(requests).toHaveAttribute("aria-valuetext", "490,000");
    const costs = page.locator("[data-island=compare-costs]");
    await expect(costs.getByRole("status")).toContainText("cheaper from month 1");
    await page.keyboard.press("End");
    await expect(requests).toHaveAttribute("aria-valuetext", "10,000,000");
    await page.keyboard.press("Home");
    await expect(requests).toHaveAttribute("aria-valuetext", "1,000");
    await expect(page.getByRole("heading", { name: "Rent it." })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(slider(page, "Share of easy requests")).toHaveAttribute("aria-valuetext", "66%");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Home");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^Rent it/);
    await page.keyboard.press("Tab");
    await expect(input(page, "US dollars per million tokens at the hosted API")).toBeFocused();
  });

  test("keeps what is set in the address, beside what stands there @rehearsal", async ({
    page,
  }) => {
    await open(page, "?requests=900000&utm_source=mail");
    await expect(page.locator("[data-part=on-flood] [data-part=numeral]")).toHaveText("$467,036");
    const price = input(page, "US dollars per million tokens at the hosted API");
    await price.fill("12");
    await expect(page).toHaveURL(/requests=900000&utm_source=mail&tokens=3000&.*price=12&/);
    await price.blur();
    await expect(price).toHaveValue("$12.00");
    await page.reload({ waitUntil: "networkidle" });
    await expect(price).toHaveValue("$12.00");
    await expect(slider(page, "Requests a month")).toHaveAttribute("aria-valuetext", "900,000");
  });

  test("takes no nonsense: in the address it is the start, in an input it is marked @rehearsal", async ({
    page,
  }) => {
    await open(page, "?requests=many&easy=400");
    await expect(slider(page, "Requests a month")).toHaveAttribute("aria-valuetext", "440,000");
    const card = input(page, "US dollars per GPU");
    await card.first().fill("free");
    await expect(card.first()).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[data-part=on-flood] [data-part=numeral]")).toHaveText("$109,516");
    await card.first().blur();
    await expect(card.first()).toHaveValue("$34,000");
    await expect(page.getByRole("alert")).toHaveText("US dollars per GPU: $0 to $1,000,000.");
    // What it began with was a number.
    const beside = input(page, "Engineers beside AIOI");
    await beside.fill("");
    await beside.pressSequentially("40");
    await expect(page.getByRole("alert")).toBeEmpty();
    await page.keyboard.press("Tab");
    await expect(beside).toHaveValue("0.1");
    await expect(page.getByRole("alert")).toHaveText("Engineers beside AIOI: 0.0 to 10.0.");
    await expect(page.locator("[data-part=on-flood] [data-part=numeral]")).toHaveText("$109,516");
  });

  test("never crosses at 90,000 requests, and leads to a volume at which it does @rehearsal", async ({
    page,
  }) => {
    await open(page, "?requests=90000");
    await expect(
      page.getByRole("heading", { name: "Rent it. The lines do not cross." }),
    ).toBeVisible();
    await expect(page.getByRole("main")).toContainText(
      "At 90,000 requests a month the hosted API stays $230,684 cheaper over 36 months. The lines cross from about 330,000 on.",
    );
    const show = page.getByRole("link", { name: "Show 330,000 requests" });
    // With a key held the browser opens it in another tab, and this page stays.
    const [other] = await Promise.all([
      page.context().waitForEvent("page"),
      show.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(other).toHaveURL(/requests=330000/);
    await other.close();
    await expect(page.getByRole("heading", { name: /^Rent it\./ })).toBeVisible();
    await show.press("Enter");
    await expect(page.getByRole("heading", { name: /^Where the lines cross/ })).toBeVisible();
    await expect(slider(page, "Requests a month")).toBeFocused();
    await expect(page).toHaveURL(/requests=330000/);
  });

  test("says when a company's own engineers cost less @rehearsal", async ({ page }) => {
    await open(page, "?engineers=0");
    await expect(
      page.getByRole("heading", { name: "Build it. Your engineers cost less." }),
    ).toBeVisible();
    await expect(page.locator("[data-part=flood]")).toHaveCount(0);
    await expect(page.locator("[data-part=numeral]")).toHaveText("$94,164");
  });

  test("what is moved before the script arrives stays @rehearsal", async ({ page }) => {
    const release = await hold(page, "**/assets/hydrate-island-*.js");
    await page.goto("/compare");
    const easy = slider(page, "Share of easy requests");
    await easy.focus();
    await page.keyboard.press("End");
    release();
    await expect(easy).toHaveAttribute("aria-valuetext", "100%");
    await expect(easy).toBeFocused();
  });

  test("is handed to the form, and stored with the lead", async ({ page, backend }) => {
    const email = ownEmail("compare");
    await open(page, "?requests=900000");
    await page.getByRole("main").getByRole("button", { name: "Contact sales" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    const line =
      "Compare: 900,000 requests a month, 3,000 tokens each, 65% easy, 1.0 engineers. $9.00 per million tokens at the hosted API; $34,000 per GPU; 300 million tokens per GPU and month; $4,999 a month for Scaler; $300 per GPU for power; $13,500 per engineer; 0.1 engineers beside AIOI; an easy request at 10% of the work. Where the lines cross: cheaper from month 9, $467,036 saved by month 36.";
    await expect(dialog.getByLabel("Requirements")).toHaveValue(line);
    await dialog.getByLabel("First name").fill("Ada");
    await dialog.getByLabel("Last name").fill("Osei");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Company").fill("Northgate");
    await dialog.locator("[type=submit]").click();
    const [row] = await backend.stored({ email });
    expect(row).toMatchObject({ additional_requirements: line });
  });

  test("is handed to a form that was opened before the chart's script arrived", async ({
    page,
  }) => {
    const release = await hold(page, "**/assets/compare-costs*.js");
    await page.goto("/compare?requests=900000");
    await started(page);
    await page.getByRole("main").getByRole("button", { name: "Contact sales" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    const requirements = dialog.getByLabel("Requirements");
    await expect(dialog.locator("[data-started]")).toBeAttached();
    await expect(requirements).toHaveValue("");
    await requirements.fill("We have a question.");
    release();
    await expect(requirements).toHaveValue(
      /^Compare: 900,000 requests a month.*\nWe have a question\.$/,
    );
  });

  test("untouched, it says nothing in the form @rehearsal", async ({ page }) => {
    await open(page);
    await page.getByRole("main").getByRole("button", { name: "Contact sales" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact sales" });
    await expect(dialog.getByLabel("Requirements")).toHaveValue("");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is the chart as it starts, and its numbers as a table", async ({ page }) => {
      await page.goto("/compare");
      await expect(page.getByRole("slider")).toHaveCount(0);
      await expect(page.getByRole("textbox", { name: /US dollars/ })).toHaveCount(0);
      await expect(page.locator("[data-part=on-flood] [data-part=numeral]")).toHaveText("$109,516");
      const table = page.getByRole("table", { name: "" }).filter({ hasText: "Cumulative cost" });
      await expect(table.getByRole("columnheader")).toHaveText([
        "Cumulative cost",
        "Month 6",
        "Month 12",
        "Month 14",
        "Month 24",
        "Month 36",
      ]);
      await expect(table.getByRole("row", { name: "Self-built" }).getByRole("cell")).toHaveText([
        "$260,000",
        "$350,000",
        "$380,000",
        "$530,000",
        "$710,000",
      ]);
      await expect(page.getByText(/^440,000 requests a month, 3,000 tokens each/)).toBeVisible();
    });
  });
});
