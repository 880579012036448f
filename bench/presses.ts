import type { Browser, CDPSession, Locator, Page } from "playwright";

import { launchBrowser, slowPage } from "./support/browser.ts";
import { startEdge } from "./support/edge.ts";
import { startServed } from "./support/served.ts";
import { median, quantile } from "./support/statistics.ts";
import { siteModules, startStaticCopy } from "./support/variants.ts";

const rounds = 5;
/** After the first paint: at once, while the page hydrates, and at rest. */
const momentsMs = [0, 400, 1200, 4000];
/** Of the static copy, in which nothing starts. */
const copyMomentsMs = [1200];
const hydrationPresses = 50;
/** A slow network has fetched a page by then. */
const prefetchMs = 3000;

type Press = {
  what: string;
  path: string;
  control: (page: Page) => Locator;
  /** Without script another page answers, which a static copy does not have. */
  loadsPage?: true;
  /** Holds in the browser as soon as the press has had its effect. */
  effect: () => boolean;
};

const dialogOpen = () => (document.activeElement?.closest("dialog[open]") ?? null) !== null;

const getStarted: Press = {
  what: "Get Started",
  path: "/pricing",
  control: (page) => page.getByRole("main").getByRole("button", { name: "Get Started" }).first(),
  effect: dialogOpen,
};

const others: readonly Press[] = [
  {
    what: "menu",
    path: "/pricing",
    control: (page) => page.getByRole("banner").getByRole("button", { name: /menu/i }),
    effect: () => document.querySelector("dialog[open], :popover-open") !== null,
  },
  {
    what: "tab",
    loadsPage: true,
    path: "/",
    control: (page) => page.getByRole("tab", { name: /Air-gapped/ }),
    effect: () =>
      [...document.querySelectorAll("[role=tab]")].some(
        (tab) =>
          tab.textContent.includes("Air-gapped") &&
          (tab.matches(":checked, [aria-selected=true]") ||
            tab.querySelector(":checked, [aria-selected=true]") !== null),
      ),
  },
  {
    what: "step",
    path: "/aioi",
    control: (page) => page.getByRole("main").locator("summary").first(),
    effect: () => document.querySelector("main details[open]") !== null,
  },
  {
    what: "question",
    path: "/faqs",
    control: (page) => page.getByRole("main").locator("summary").first(),
    effect: () => document.querySelector("main details[open]") !== null,
  },
  {
    what: "slide",
    loadsPage: true,
    path: "/",
    control: (page) => page.getByRole("button", { name: "Enterprise Scale" }),
    effect: () =>
      [...document.querySelectorAll("main a[href='/pricing']")].some((link) =>
        link.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      ),
  },
];

/** Milliseconds from a press to its effect; of the moments tried the worst median. */
export interface Presses {
  getStarted: number;
  /** The same on the static copy: what the browser alone takes. */
  getStartedCopy: number;
  others: { what: string; ms: number; copyMs?: number }[];
  /** Interaction to next paint, worst of the presses made while the page hydrates. */
  whileHydrating: number;
  /** From the press on a link of the site to the new page painted, fetched at the intent. */
  navigation: number;
  /** Of that, the time in which script ran. */
  navigationScript: number;
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
  const [edge, copyEdge] = await Promise.all([startEdge(site.port), startEdge(copy.port)]);
  const browser = await launchBrowser();
  try {
    const ofSite = (press: Press) => measurePress(browser, edge.url, press, momentsMs);
    const ofCopy = (press: Press) => measurePress(browser, copyEdge.url, press, copyMomentsMs);
    const measured: Presses["others"] = [];
    for (const press of others) {
      const { what, loadsPage } = press;
      const ms = await ofSite(press);
      measured.push(loadsPage ? { what, ms } : { what, ms, copyMs: await ofCopy(press) });
    }
    return {
      getStarted: await ofSite(getStarted),
      getStartedCopy: await ofCopy(getStarted),
      others: measured,
      whileHydrating: await measureHydration(browser, edge.url),
      ...(await measureNavigation(browser, edge.url)),
    };
  } finally {
    await browser.close();
    edge.stop();
    copyEdge.stop();
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
 * From the pointer going down, as the browser saw it, to the frame in which the effect stands. Without
 * script some controls load the page anew, so the moment of the press outlives the page.
 */
async function timePress(page: Page, control: Locator, effect: () => boolean): Promise<number> {
  const look = `
    const look = () => {
      const pressedAt = Number(sessionStorage.getItem("pressedAt"));
      if (pressedAt > 0 && document.body !== null && (${effect.toString()})()) {
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

async function measureHydration(browser: Browser, url: string): Promise<number> {
  const durations: number[] = [];
  while (durations.length < hydrationPresses) {
    const page = await slowPage(browser);
    await page.addInitScript(() => {
      const durationsMs: number[] = [];
      Object.assign(window, { durationsMs });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === "pointerdown") durationsMs.push(entry.duration);
        }
        // The DOM's types know the threshold by another name.
      }).observe({ type: "event", durationThreshold: 16 });
    });
    await page.goto(`${url}/faqs`, { waitUntil: "commit" });
    await painted(page);
    const { x = 0, y = 0 } = (await page.locator("main summary").first().boundingBox()) ?? {};
    for (let press = 0; press < 10; press += 1) {
      await page.mouse.click(x + 5, y + 5);
      await page.waitForTimeout(150);
    }
    const own = await page.evaluate(() => Reflect.get(window, "durationsMs") as number[]);
    // Presses below the threshold are not reported; they took at most that.
    durations.push(...own, ...Array.from({ length: Math.max(0, 10 - own.length) }, () => 16));
    await page.close();
  }
  return quantile(durations, 1);
}

async function measureNavigation(
  browser: Browser,
  url: string,
): Promise<Pick<Presses, "navigation" | "navigationScript">> {
  const times: number[] = [];
  const scriptTimes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await slowPage(browser);
    await page.goto(`${url}/pricing`, { waitUntil: "networkidle" });
    const link = page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Privacy policy", exact: true });
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(prefetchMs);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const before = await scriptMs(session);
    times.push(
      await timePress(
        page,
        link,
        () => document.querySelector("h1")?.textContent.includes("Privacy") === true,
      ),
    );
    scriptTimes.push((await scriptMs(session)) - before);
    await page.close();
  }
  return { navigation: median(times), navigationScript: median(scriptTimes) };
}

/** How long the page has run script, as Chromium counts. */
async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN);
}
