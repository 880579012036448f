import { expect, type Locator, type Page } from "playwright/test";

import { translatePage } from "../support/translate-page.ts";

// A visitor who has the browser translate the site: its text nodes are gone, whether the script has
// started by then or not.

const scripts = /\/assets\/[^?]*\.js$/;

/** Translates each page of the tab before any script of it runs. */
export async function translateBeforeScripts(page: Page): Promise<void> {
  await page.addInitScript(translatePage);
  // The document has long been read when they arrive.
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => undefined);
  });
}

export async function translateNow(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(translatePage);
}

/** What went wrong in the page's own script. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  // No dialog of the system, which would wait for a person.
  void page.addInitScript(() => {
    window.print = () => undefined;
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

export const paths = [
  "/",
  "/?mode=air-gapped",
  "/solutions",
  "/company",
  "/aioi",
  "/use-cases/privacy-sovereignty",
  "/use-cases/best-model",
  "/use-cases/edge-ai",
  "/use-cases/devops-acceleration",
  "/pricing",
  "/resources",
  "/resources/stories",
  "/resources/insights?tag=Models",
  "/resources/updates",
  "/success-stories/endovara-hormonal-health",
  "/insights/what-an-ai-answer-costs",
  "/search?q=model",
  "/success-stories",
  "/more-info",
  "/become-a-partner",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
  "/sitemap",
  "/faqs",
  "/contact-us",
  "/autopilots",
  "/autopilots/bdr",
  "/promotion?promo=discount",
  "/newsletter",
  "/no-such-page",
];

/** Everything that can be pressed or chosen and sends nothing. */
const controls =
  "button:not([type=submit]), summary, input[type=radio], input[type=checkbox], [role=tab], select, [role=slider], input[type=range]";

async function use(page: Page, control: Locator): Promise<void> {
  if (!(await control.isVisible()) || !(await control.isEnabled())) return;
  const role = await control.evaluate((element) =>
    element.matches("select") ? "select" : element.matches("[role=slider], [type=range]"),
  );
  if (role === "select") await control.selectOption({ index: 1 });
  else if (role) await control.press("ArrowRight");
  // As a person's press, also where a label covers a radio button.
  else await control.evaluate((element) => (element as HTMLElement).click());
  // Updates, and what they start.
  await page.waitForTimeout(50);
  const opened = page.locator("dialog[open]");
  if ((await opened.count()) > 0) {
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
  }
}

/** Uses every control of a page that was translated, and finds the page still standing. */
export async function useEveryControl(page: Page, problems: readonly string[]): Promise<void> {
  const headline = page.getByRole("heading", { level: 1 }).first();
  // The home page's carousel shows another one.
  const text = new URL(page.url()).pathname === "/" ? /\S/ : await headline.innerText();
  const count = await page.locator(controls).count();
  for (let index = 0; index < count; index += 1) {
    await use(page, page.locator(controls).nth(index));
    expect(problems, `control ${index}`).toEqual([]);
  }
  await expect(headline).toHaveText(text);
  await expect(page.getByRole("contentinfo")).toBeVisible();
}
