import { atRest, expect, hold, started, test } from "./fixtures.ts";
import { forms } from "./forms.ts";

const react = "**/assets/hydrate-island-*.js";
const finder = "[data-island=tier-finder]";

test("an island is hydrated when a pointer comes near it, and no other one", async ({ page }) => {
  await page.goto("/pricing");
  await started(page);
  await expect(page.locator("[data-island][data-started]")).toHaveCount(0);
  await page.getByRole("slider", { name: "CPU you need" }).hover();
  await expect(page.locator("[data-island][data-started]")).toHaveCount(1);
  await expect(page.locator(`${finder}[data-started]`)).toBeAttached();
});

test("pointing at a button hydrates the form in its dialog @rehearsal", async ({ page }) => {
  await page.goto("/pricing");
  await started(page);
  await page.getByRole("button", { name: "Request consultation" }).hover();
  await expect(
    page.locator("#consultation-dialog [data-island=dialog-form][data-started]"),
  ).toBeAttached();
});

test("a link to another page hydrates nothing, a link within the page does @rehearsal", async ({
  page,
}) => {
  await page.goto("/resources/stories");
  await started(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const story = page.locator("[data-island] a[href^='/success-stories/']").first();
  const consent = page.getByRole("contentinfo").locator("[data-island] a[href='/privacy-policy']");
  for (const link of [story, consent]) {
    await link.focus();
    await link.dispatchEvent("pointerover");
    await link.dispatchEvent("touchstart");
  }
  await atRest(page);
  expect(fetched.filter((url) => url.includes("/assets/"))).toEqual([]);

  await page.getByRole("navigation", { name: "Filter" }).getByRole("link").first().focus();
  await expect(page.locator("[data-island=stories-archive][data-started]")).toBeAttached();
});

test("a parameter of the address hydrates an island that nobody has touched @rehearsal", async ({
  page,
}) => {
  await page.goto("/pricing?cpu=4&hours=1200");
  await expect(page.locator(`${finder}[data-started]`)).toBeAttached();
  await expect(page.locator("[data-part=answer]")).toContainText("Scaler, $4,999 per month.");
});

test("an island whose code could not be fetched is tried again at its next use @rehearsal", async ({
  page,
}) => {
  let attempts = 0;
  await page.route(react, (route) => {
    attempts += 1;
    return attempts === 1 ? route.abort() : route.continue();
  });
  await page.goto("/pricing");
  await started(page);
  const cpu = page.getByRole("slider", { name: "CPU you need" });
  await cpu.hover();
  await expect.poll(() => attempts).toBe(1);
  await page.getByRole("heading", { level: 1 }).hover();
  await cpu.hover();
  await expect(page.locator(`${finder}[data-started]`)).toBeAttached();
});

test("typed text, its selection and the focus outlive hydration", async ({ page }) => {
  const release = await hold(page, react);
  const form = await forms["contact page"].open(page);
  const message = form.getByRole("textbox", { name: "Message" });
  await message.fill("A pilot in March, please.");
  await message.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(2, 7));
  release();
  await expect(page.locator("[data-island=contact-form][data-started]")).toBeAttached();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("A pilot in March, please.");
  expect(
    await message.evaluate((field) => {
      const { selectionStart, selectionEnd } = field as HTMLTextAreaElement;
      return [selectionStart, selectionEnd];
    }),
  ).toEqual([2, 7]);
});

test("a button that was pressed before hydration does what it says after it @rehearsal", async ({
  page,
}) => {
  const release = await hold(page, react);
  await page.goto("/use-cases/best-model");
  await started(page);
  const row = page.getByRole("button", { name: /^draft-13b, / });
  await row.click();
  await page.getByRole("button", { name: /^note-8b, / }).press("Enter");
  await expect(row).toHaveAttribute("aria-pressed", "false");
  release();
  await expect(row).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: /^note-8b, / })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("hydration changes nothing that a visitor sees @rehearsal", async ({ page }) => {
  const reported: string[] = [];
  page.on("pageerror", ({ message }) => reported.push(message));
  await page.goto("/pricing");
  await started(page);
  for (const island of await page.locator("[data-island]").all()) {
    const before = await island.evaluate((element) => element.textContent);
    await island.evaluate((element) => element.dispatchEvent(new Event("focusin")));
    await island.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const timer = setInterval(() => {
            if (!element.hasAttribute("data-started")) return;
            clearInterval(timer);
            resolve();
          }, 10);
        }),
    );
    expect(await island.evaluate((element) => element.textContent)).toBe(before);
  }
  expect(reported).toEqual([]);
});
