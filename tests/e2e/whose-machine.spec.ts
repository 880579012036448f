import type { Page } from "playwright/test";

import { expect, started, test } from "./fixtures.ts";

const drawing = (page: Page) => page.locator("[id=whose-machine]");
const table = (page: Page) => page.getByRole("table", { name: "Whose machine it is, by tier" });

test("'Whose machine is it?' is a table in words, and names no tier until one is chosen", async ({
  page,
}) => {
  await page.goto("/trust");
  await expect(table(page).getByRole("row")).toHaveCount(8);
  const line = table(page).getByRole("row").filter({ hasText: "The line to us" });
  await expect(line.getByRole("cell")).toHaveText([
    "ours: one gate, signed",
    "ours: one gate, signed",
    "ours: one gate, signed",
    "ours: one gate, signed",
    "yours: none: by hand",
  ]);
  await expect(drawing(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(drawing(page).getByText(/^Starter and Explorer run on machines/)).toBeVisible();
});

test("arrows choose a tier: the wall follows, the sentence is said @rehearsal", async ({
  page,
}) => {
  await page.goto("/trust");
  await started(page);
  const piece = drawing(page).locator("p", { hasText: "below: yours" });
  await drawing(page).scrollIntoViewIfNeeded();
  await expect(page.locator("[data-script=whose-machine][data-started]")).toHaveCount(1);
  await drawing(page).getByRole("radio", { name: "Explorer" }).check();
  const top = async () => (await piece.boundingBox())?.y ?? 0;
  // Two rows from the foot, each 66 high; Resident has six.
  const foot =
    (await table(page)
      .boundingBox()
      .then((box) => box && box.y + box.height)) ?? 0;
  await expect.poll(async () => Math.round((foot - (await top())) / 66)).toBe(2);
  await page.keyboard.press("ArrowRight");
  await expect(drawing(page).getByRole("radio", { name: "Resident" })).toBeChecked();
  await expect.poll(async () => Math.round((foot - (await top())) / 66)).toBe(6);
  await expect(drawing(page).getByRole("status")).toHaveText(
    /^Resident runs in your cloud account or on your racks\./,
  );
  await expect(drawing(page).getByText(/^Starter and Explorer run/)).toBeHidden();
});

test("on a phone one tier stands below its tab, without script too", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL: baseURL ?? "",
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.goto("/trust");
  const machine = table(page).getByRole("row").filter({ hasText: "The machine" });
  await expect(machine.getByRole("cell")).toHaveText(["ours, shared"]);
  await page.getByRole("radio", { name: "Scaler", exact: true }).check();
  await expect(machine.getByRole("cell")).toHaveText(["yours: both, one boundary"]);
  await page.close();
});

test("on a phone the brief names the tier beside each of its facts @rehearsal", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/more-info");
  const machine = table(page).getByRole("row").filter({ hasText: "and the records on it" });
  await machine.scrollIntoViewIfNeeded();
  const named = await machine.locator("td").evaluateAll((cells) =>
    cells.map((cell) => {
      const { content, width } = getComputedStyle(cell, "::before");
      return `${content} ${width}`;
    }),
  );
  expect(named).toEqual(
    ["Starter", "Explorer", "Resident", "Scaler", "Hyper-scaler"].map((name) => `"${name}" 112px`),
  );
});
