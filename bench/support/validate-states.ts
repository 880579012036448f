import type { Page } from "playwright";

import type { SiteServer } from "../../scripts/lib/site-server.ts";
import { violations } from "../../tests/e2e/accessibility.ts";
import { launchBrowser } from "./browser.ts";

/** What a visitor has done on a page before it is tested. */
interface State {
  name: string;
  address: string;
  isPhone?: true;
  act: (page: Page) => Promise<unknown>;
}

const pressed =
  (name: string | RegExp, landmark: "banner" | "main" | "contentinfo" = "main") =>
  (page: Page) =>
    page.getByRole(landmark).getByRole("button", { name }).first().click();

const submitted = async (page: Page) => page.getByRole("dialog").locator("[type=submit]").click();

/** Every dialog, menu and error. */
const states: State[] = [
  { name: "Get Started", address: "/pricing", act: pressed("Get Started") },
  { name: "Contact sales", address: "/pricing", act: pressed("Contact sales", "banner") },
  { name: "Contact us", address: "/company", act: pressed(/Contact us/i) },
  { name: "Request consultation", address: "/pricing", act: pressed("Request consultation") },
  { name: "coming soon", address: "/pricing", act: pressed(/Marketplace/, "contentinfo") },
  { name: "Partner", address: "/become-a-partner", act: pressed("Apply to Partner Program") },
  {
    name: "errors of a dialog",
    address: "/pricing",
    act: async (page) => {
      await pressed("Get Started")(page);
      await submitted(page);
    },
  },
  {
    name: "errors of the contact page",
    address: "/contact-us",
    act: (page) => page.getByRole("main").locator("form [type=submit]").click(),
  },
  { name: "menu Solutions", address: "/pricing", act: pressed("Solutions", "banner") },
  { name: "menu Resources", address: "/pricing", act: pressed("Resources", "banner") },
  { name: "menu Company", address: "/pricing", act: pressed("Company", "banner") },
  { name: "drawer", address: "/pricing", isPhone: true, act: pressed(/menu/i, "banner") },
];

const views = [
  { name: "light", media: { colorScheme: "light" } },
  { name: "dark", media: { colorScheme: "dark" } },
  { name: "paper", media: { colorScheme: "dark", media: "print" } },
] as const;

/** 1280 px at 200 % and at 400 %. */
const narrow = [640, 320];

/** Axe on every page and state, and whether everything has room when it is enlarged. */
export async function validateStates(site: SiteServer, addresses: string[]): Promise<string[]> {
  const problems: string[] = [];
  const browser = await launchBrowser();
  const plain = addresses.map((address): State => ({
    name: address,
    address,
    act: async () => undefined,
  }));
  try {
    for (const { name, address, isPhone, act } of [...plain, ...states]) {
      const page = await browser.newPage({
        viewport: isPhone ? { width: 390, height: 780 } : { width: 1280, height: 900 },
        reducedMotion: "reduce",
      });
      const say = (problem: string) => problems.push(`${name}: ${problem}`);
      page.on("pageerror", ({ message }) => say(message));
      await page.goto(new URL(address, site.url).href, { waitUntil: "networkidle" });
      await act(page);
      await page.waitForTimeout(address === name ? 0 : 500);
      for (const view of views) {
        await page.emulateMedia({ ...view.media, reducedMotion: "reduce" });
        await page.waitForTimeout(200); // colours fade
        // What is opened on a screen is no part of the paper.
        if (view.name === "paper" && address !== name) continue;
        for (const violation of await violations(page)) say(`${view.name}: ${violation}`);
      }
      await page.emulateMedia({ media: "screen", colorScheme: "light" });
      for (const problem of await page.evaluate(outOfOrder)) say(problem);
      for (const width of narrow) {
        await page.setViewportSize({ width, height: Math.round(width / 1.6) });
        await page.waitForTimeout(100);
        for (const problem of await page.evaluate(withoutRoom)) say(`${width} px: ${problem}`);
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return [...new Set(problems)];
}

/** In the browser: what is wider than the screen, and dialogs that do not fit on it. */
function withoutRoom(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} px too wide`);
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    const { top, bottom, left, right } = dialog.getBoundingClientRect();
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) {
      found.push(`${dialog.getAttribute("aria-labelledby") ?? "a dialog"} is cut off`);
    }
  }
  return found;
}

/**
 * In the browser: what the Tab key reaches in an order that the eye would not take, within one form,
 * list, menu or dialog; and landmarks in another order than banner, main, contentinfo.
 */
function outOfOrder(): string[] {
  const found: string[] = [];
  const landmarks = [...document.querySelectorAll("body > header, main, body > footer, header")]
    .filter(
      (element) =>
        element.closest("main, article, section, dialog") === null || element.tagName === "MAIN",
    )
    .map(({ tagName }) => tagName)
    .filter((tag, index, all) => tag !== all[index - 1]);
  if (!/^(?:HEADER,)?MAIN(?:,FOOTER)?$/.test(landmarks.join())) {
    found.push(`landmarks in the order ${landmarks.join()}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>("[tabindex]")) {
    if (element.tabIndex > 0)
      found.push(`tabindex ${element.tabIndex} on ${element.outerHTML.slice(0, 80)}`);
  }
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const groups = "form, ul, ol, nav, dialog, [data-part=panel]";
  for (const group of document.querySelectorAll(groups)) {
    const boxes = [...group.querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => element.closest(groups) === group && element.tabIndex >= 0)
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [index, { element, box }] of boxes.entries()) {
      const before = boxes[index - 1];
      // Above and not to the right of what came before: the eye goes down, or to the next column.
      if (before && box.bottom <= before.box.top && box.left < before.box.right - 1) {
        found.push(
          `${element.textContent.trim().slice(0, 40) || element.outerHTML.slice(0, 60)} stands above ${before.element.textContent.trim().slice(0, 40) || before.element.outerHTML.slice(0, 60)}, which comes first`,
        );
      }
    }
  }
  return found;
}
