import { type Browser, errors, type Locator, type Page } from "playwright";

import { leadMessages } from "../app/content/messages.ts";
import { launchBrowser, slowPage } from "./support/browser.ts";
import { startEdge } from "./support/edge.ts";
import { startServed } from "./support/served.ts";
import { median } from "./support/statistics.ts";
import { siteModules, startStaticCopy } from "./support/variants.ts";

const rounds = 5;
/** After the first paint: at once, while the script of the page starts, and at rest. */
const momentsMs = [0, 400, 1200, 4000];
/** Of the static copy, in which nothing starts. */
const copyMomentsMs = [1200];
const hydrationPresses = 50;
/** What a browser without speculation rules would not see. */
const withoutRules = ["speculation-rules"];
const answerTimeoutMs = 60_000;

type Press = {
  what: string;
  path: string;
  control: (page: Page) => Locator;
  /** Without script another page answers, which a static copy does not have. */
  loadsPage?: true;
  /** An expression that holds in the browser as soon as the press has had its effect. */
  effect: string;
};

const dialogOpen = `(document.activeElement?.closest("dialog[open]") ?? null) !== null`;

const getStarted: Press = {
  what: "Get Started",
  path: "/pricing",
  control: (page) => page.getByRole("main").getByRole("button", { name: "Get Started" }).first(),
  effect: dialogOpen,
};

/** A radio button's label, a tab or a button of a group. */
const choice = (page: Page, name: string) =>
  page
    .getByRole("main")
    .locator("label, [role=tab], button[aria-current], button[aria-pressed]")
    .filter({ hasText: name })
    .first();

/** An expression: whether a choice is made. */
const isChosen = (name: string) =>
  `[...document.querySelectorAll("label, [role=tab], button")].some((control) =>
    control.textContent.includes(${JSON.stringify(name)}) &&
    (control.matches("[aria-selected=true], [aria-current=true], [aria-pressed=true]") ||
      control.control?.checked === true))`;

const others: readonly Press[] = [
  {
    what: "menu",
    path: "/pricing",
    control: (page) => page.getByRole("banner").getByRole("button", { name: /menu/i }),
    effect: `document.querySelector("dialog[open], :popover-open") !== null`,
  },
  {
    what: "tab",
    path: "/",
    control: (page) => choice(page, "Air-gapped"),
    effect: isChosen("Air-gapped"),
  },
  {
    what: "step",
    path: "/aioi",
    control: (page) => page.getByRole("main").locator("summary").first(),
    effect: `document.querySelector("main details[open]") !== null`,
  },
  {
    what: "question",
    path: "/faqs",
    control: (page) => page.getByRole("main").locator("summary").first(),
    effect: `document.querySelector("main details[open]") !== null`,
  },
  {
    what: "slide",
    loadsPage: true,
    path: "/",
    control: (page) => choice(page, "Enterprise Scale"),
    effect: isChosen("Enterprise Scale"),
  },
];

/** Milliseconds from a press to its effect; of the moments tried the worst median. */
export interface Presses {
  getStarted: number;
  /** The same on the static copy: what the browser alone takes. */
  getStartedCopy: number;
  others: { what: string; ms: number; copyMs?: number }[];
  /** Forms typed into and sent while their script still loads. */
  forms: { sent: number; lost: number };
  /** Interaction to next paint, worst of the presses made while an island hydrates. */
  whileHydrating: number;
  /** The same presses on the static copy, where nothing hydrates. */
  whileHydratingCopy: number;
  /** Milliseconds from the press on a link to the first paint of the page, without speculation rules. */
  hoveredWithoutRules: number;
  unpreparedWithoutRules: number;
}

/**
 * How long a slow phone takes from a press to its effect.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 */
export async function measurePresses(
  root: string,
  variables: Record<string, string>,
): Promise<Presses> {
  const site = await startServed({ root, modules: siteModules(root, "cached"), variables });
  const paths = new Set([getStarted, ...others].map(({ path }) => path));
  const copy = await startStaticCopy(root, site.port, [...paths]);
  const [edge, copyEdge, plainEdge] = await Promise.all([
    startEdge(site.port),
    startEdge(copy.port),
    startEdge(site.port, withoutRules),
  ]);
  const browser = await launchBrowser();
  try {
    const ofSite = (press: Press) => measurePress(browser, edge.url, press, momentsMs);
    const ofCopy = (press: Press) => measurePress(browser, copyEdge.url, press, copyMomentsMs);
    const measured: Presses["others"] = [];
    for (const press of others) {
      const { what, loadsPage } = press;
      const ms = await ofSite(press);
      // Of an earlier revision's copy some controls do nothing.
      const ifNone = (thrown: unknown) => {
        if (!(thrown instanceof errors.TimeoutError)) throw thrown;
        return undefined;
      };
      const copyMs = loadsPage ? undefined : await ofCopy(press).catch(ifNone);
      measured.push(copyMs === undefined ? { what, ms } : { what, ms, copyMs });
    }
    return {
      getStarted: await ofSite(getStarted),
      getStartedCopy: await ofCopy(getStarted),
      others: measured,
      forms: await sendEarly(browser, edge.url),
      whileHydrating: await measureHydration(browser, edge.url),
      whileHydratingCopy: await measureHydration(browser, copyEdge.url),
      hoveredWithoutRules: await measureLink(browser, plainEdge.url, 300),
      unpreparedWithoutRules: await measureLink(browser, plainEdge.url, 0),
    };
  } finally {
    await browser.close();
    for (const { stop } of [edge, copyEdge, plainEdge]) stop();
    await Promise.all([site.stop(), copy.stop()]);
  }
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

async function measurePress(
  browser: Browser,
  url: string,
  press: Press,
  moments: readonly number[],
): Promise<number> {
  const medians: number[] = [];
  for (const waitMs of moments) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await slowPage(browser);
      await page.goto(`${url}${press.path}`, { waitUntil: "commit" });
      await painted(page);
      const control = press.control(page);
      await control.scrollIntoViewIfNeeded();
      await page.waitForTimeout(waitMs);
      times.push(await timePress(page, control, press.effect));
      await page.close();
    }
    medians.push(median(times));
  }
  return Math.max(...medians);
}

/**
 * From the pointer going down, as the browser saw it, to the frame in which the effect stands. A link
 * leads to another page, so the moment of the press outlives the page.
 */
async function timePress(page: Page, control: Locator, effect: string): Promise<number> {
  const look = `
    const look = () => {
      const pressedAt = Number(sessionStorage.getItem("pressedAt"));
      if (pressedAt > 0 && document.body !== null && ${effect}) {
        window.tookMs = performance.timeOrigin + performance.now() - pressedAt;
      } else requestAnimationFrame(look);
    };
    look();
  `;
  await page.addInitScript(look);
  await page.evaluate(`
    addEventListener("pointerdown", ({ timeStamp }) => {
      sessionStorage.setItem("pressedAt", performance.timeOrigin + timeStamp);
      ${look}
    }, { capture: true, once: true });
  `);
  await control.click({ noWaitAfter: true });
  const took = await page.waitForFunction(() => Reflect.get(window, "tookMs"));
  return Number(await took.jsonValue());
}

/** Opens the form of the header as soon as the page is painted. */
async function openForm(browser: Browser, url: string): Promise<{ page: Page; form: Locator }> {
  const page = await slowPage(browser);
  await page.addInitScript(observeInteractions);
  await page.goto(`${url}/pricing`, { waitUntil: "commit" });
  await painted(page);
  await page.getByRole("main").getByRole("button", { name: "Get Started" }).first().click();
  return { page, form: page.getByRole("dialog", { name: "Get Started" }) };
}

/** Types and sends at once; what was typed must arrive, and the visitor must be answered. */
async function sendEarly(browser: Browser, url: string): Promise<Presses["forms"]> {
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { page, form } = await openForm(browser, url);
    const typed = { "First name": "Ada", "Last name": "Lovelace", Company: "Engines" };
    for (const [label, text] of Object.entries({ ...typed, Email: `ada-${round}@example.com` })) {
      await form.getByRole("textbox", { name: label }).pressSequentially(text);
    }
    await form.getByRole("button", { name: "Submit request" }).click({ noWaitAfter: true });
    const { description } = leadMessages.getStarted.success;
    const answer = page.getByText(description).filter({ visible: true }).first();
    const answered = answer.waitFor({ timeout: answerTimeoutMs });
    await answered.catch(() => (lost += 1));
    await page.close();
  }
  return { sent: rounds, lost };
}

/** Runs in the browser. */
function observeInteractions() {
  const durationsMs: number[] = [];
  Object.assign(window, { durationsMs });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/^(?:pointerdown|keydown)$/.test(entry.name)) durationsMs.push(entry.duration);
    }
    // The DOM's types know the threshold by another name.
  }).observe({ type: "event", durationThreshold: 16 });
}

async function measureHydration(browser: Browser, url: string): Promise<number> {
  const durations: number[] = [];
  for (let presses = 0; presses < hydrationPresses; presses += 10) {
    const { page, form } = await openForm(browser, url);
    const field = form.getByRole("textbox").first();
    for (let press = 0; press < 10; press += 1) {
      await field.press("a");
      await page.waitForTimeout(150);
    }
    durations.push(
      ...(await page.evaluate(() => Reflect.get(window, "durationsMs") as number[])), // as above
    );
    await page.close();
  }
  // What is below the threshold is not reported.
  return Math.max(16, ...durations);
}

/** From the press on a link to the page that it leads to, in a browser without speculation rules. */
async function measureLink(browser: Browser, url: string, hoverMs: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await slowPage(browser);
    await page.addInitScript(() => (HTMLScriptElement.supports = () => false));
    await page.goto(`${url}/pricing`, { waitUntil: "networkidle" });
    const link = page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Privacy policy", exact: true });
    await link.scrollIntoViewIfNeeded();
    if (hoverMs > 0) await link.hover();
    await page.waitForTimeout(hoverMs);
    times.push(
      await timePress(
        page,
        link,
        `document.querySelector("h1")?.textContent.includes("Privacy") === true`,
      ),
    );
    await page.close();
  }
  return median(times);
}
