import type { Page } from "playwright/test";

import { pageOfEachKind } from "../support/pages.ts";
import { translatePage } from "../support/translate-page.ts";
import { expect, hold, ownEmail, started, test } from "./fixtures.ts";
import { forms, submitOf } from "./forms.ts";

// A visitor who has the browser translate the site: its text nodes are gone, whether its islands were
// hydrated by then or not.

const react = "**/assets/hydrate-island-*.js";

/** Those with islands that are not in every page. */
const pathsWithIslands = [
  "/",
  "/aioi",
  "/pricing",
  "/use-cases/best-model",
  "/resources",
  "/resources/insights?tag=Models",
  "/success-stories/endovara-hormonal-health",
  "/search?q=model",
  "/become-a-partner",
  "/contact-us",
  "/newsletter",
];

/** What goes wrong in the page's own script, also where it recovers. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.exposeFunction("report", (message: string) => problems.push(message));
  await page.addInitScript(() => {
    window.print = () => undefined;
    addEventListener("error", ({ message, error }) => {
      (window as unknown as { report: (text: string) => void }).report(message || String(error));
    });
  });
  return problems;
}

/** Hydrates every island of the page. */
async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("[data-island]"))
      island.dispatchEvent(new FocusEvent("focusin"));
  });
  await expect(page.locator("[data-island]:not([data-started])")).toHaveCount(0);
}

/** Presses and chooses everything that sends nothing, and closes what it opens. Runs in the page. */
async function useEveryControl(): Promise<number> {
  const controls = document.getElementsByTagName("*");
  const used = new Set<Element>();
  // Without its script a choice may be a form that loads the page anew.
  addEventListener("submit", (event) => event.preventDefault());
  const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const next = () =>
    [...controls].find(
      (control): control is HTMLElement =>
        !used.has(control) &&
        control.matches("button:not([type=submit]), summary, input, select, [role=tab]") &&
        !control.matches(":disabled, [type=hidden]") &&
        control.checkVisibility(),
    );
  for (let control = next(); control; control = next()) {
    used.add(control);
    if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
    else if (control instanceof HTMLInputElement && control.type === "range") control.stepUp();
    else control.click();
    if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) {
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
    await settle();
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  }
  return used.size;
}

/** Opens pages, translates them and uses them. */
async function usePages(
  page: Page,
  paths: readonly string[],
  moment: "before" | "after",
): Promise<void> {
  const problems = await problemsOf(page);
  if (moment === "before") await page.addInitScript(translatePage);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await started(page);
      await hydrateAll(page);
      if (moment === "after") await page.evaluate(translatePage);
      const text = () => page.evaluate(() => document.querySelector("h1")?.textContent ?? "");
      const headline = await text();
      expect(await page.evaluate(useEveryControl)).toBeGreaterThan(4);
      // The slides of the home page bring their own.
      if (new URL(page.url()).pathname === "/") expect(await text()).toMatch(/\w/);
      else expect(await text()).toBe(headline);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(problems).toEqual([]);
    });
  }
}

test(
  "each page translated before its script has started: every control can be used",
  { tag: "@rehearsal" },
  ({ page }) => usePages(page, pageOfEachKind, "before"),
);

test(
  "each page translated after its islands are hydrated: every control can be used",
  { tag: "@rehearsal" },
  ({ page }) => usePages(page, pathsWithIslands, "after"),
);

test("every form of a translated page that is sent before it is hydrated is stored once @rehearsal", async ({
  page,
  backend,
}) => {
  const problems = await problemsOf(page);
  await page.addInitScript(translatePage);
  for (const [name, form] of Object.entries(forms)) {
    await test.step(name, async () => {
      const email = ownEmail(`translated-early-${name.replaceAll(" ", "-").toLowerCase()}`);
      const release = await hold(page, react);
      const opened = await form.open(page);
      await form.fill(opened, { Email: email });
      await submitOf(opened).click();
      release();
      const rows = await backend.stored({ table: form.table, email });
      expect(rows).toHaveLength(1);
      if (name === "Get Started")
        expect(rows).toMatchObject([{ source: { opener: "pricing-tier", tier: "explorer" } }]);
      await page.unroute(react);
      expect(problems).toEqual([]);
    });
  }
});

test("what was typed, its selection and the focus outlive the hydration of a translated form @rehearsal", async ({
  page,
}) => {
  await page.addInitScript(translatePage);
  const release = await hold(page, react);
  const form = await forms["contact page"].open(page);
  const message = form.getByRole("textbox", { name: "Message" });
  await form.getByRole("textbox", { name: "Company" }).fill("Northgate");
  await message.fill("A pilot in March, please.");
  await message.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(2, 7));
  release();
  await expect(page.locator("[data-island=contact-form][data-started]")).toBeAttached();
  await expect(message).toHaveValue("A pilot in March, please.");
  await expect(form.getByRole("textbox", { name: "Company" })).toHaveValue("Northgate");
  await expect(message).toBeFocused();
  expect(
    await message.evaluate((field) => {
      const { selectionStart, selectionEnd } = field as HTMLTextAreaElement;
      return [selectionStart, selectionEnd];
    }),
  ).toEqual([2, 7]);
});

test("a form translated after it was hydrated says what is wrong now, and is stored once", async ({
  page,
  backend,
}) => {
  const problems = await problemsOf(page);
  const email = ownEmail("translated-late");
  const contact = forms["contact page"];
  const form = await contact.open(page);
  await hydrateAll(page);
  await page.evaluate(translatePage);
  await contact.fill(form, { Email: email, "First name": "M" });
  await submitOf(form).click();
  await expect(form).toContainText("First name must be at least 2 characters");
  await contact.fill(form, { Email: email, "First name": "M".repeat(200) });
  await submitOf(form).click();
  await expect(form).not.toContainText("First name must be at least 2 characters");
  await expect(form).toContainText("First name must be less than");
  await contact.fill(form, { Email: email });
  await submitOf(form).click();
  expect(await backend.stored({ table: contact.table, email })).toHaveLength(1);
  expect(problems).toEqual([]);
});
