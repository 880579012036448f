import type { Browser, Page } from "playwright";

import { launchBrowser } from "./support/browser.ts";
import { startEdge } from "./support/edge.ts";
import { startServed } from "./support/served.ts";
import { type Spread, spreadOf } from "./support/statistics.ts";
import { benchPages, pagesOf, siteModules } from "./support/variants.ts";

const rounds = 9;
/** After the load event: the script has come, and the page is alive. */
const restMs = 3000;
const pressRounds = 7;
const presses = [
  ["as soon as the page stands", 0],
  ["after the page has come to rest", restMs],
] as const;

/** As Lighthouse slows a phone down: 1.6 Mbit/s, 150 ms there and back, a processor 4 times slower. */
const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const cpuSlowdown = 4;

/** What a visitor sees of a page, in milliseconds; of a static copy as well. */
export interface PaintRow {
  page: string;
  lcp: Spread;
  staticLcp: Spread;
  /** Each round's LCP as a multiple of the static copy's. */
  ratio: Spread;
  /** Largest layout shift of all rounds, to three places, and total blocking time. */
  cls: number;
  tbt: Spread;
  staticTbt: Spread;
  /** Most requests that had begun when something was first painted, the document among them. */
  requests: number;
}

/** From the press on Get Started until the dialog has the focus, in milliseconds. */
export interface PressRow {
  when: string;
  time: Spread;
}

/**
 * LCP, CLS and TBT of the built site against the same pages as static files, in turns, with the
 * processor and the network of a slow phone; then how long the first press takes there.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 */
export async function measureBrowser(
  root: string,
  variables: Record<string, string>,
): Promise<{ paint: PaintRow[]; press: PressRow[] }> {
  const site = await startServed({ root, modules: siteModules(root, "cached"), variables });
  const copy = await startServed({ root, pages: await pagesOf(site.port) });
  const siteEdge = await startEdge(site.port);
  const copyEdge = await startEdge(copy.port);
  const browser = await launchBrowser();
  try {
    const paint: PaintRow[] = [];
    for (const { name, path } of benchPages) {
      paint.push(
        await measurePaint(browser, name, `${siteEdge.url}${path}`, `${copyEdge.url}${path}`),
      );
    }
    const press: PressRow[] = [];
    for (const [when, wait] of presses) {
      press.push({ when, time: await measurePress(browser, `${siteEdge.url}/pricing`, wait) });
    }
    return { paint, press };
  } finally {
    await browser.close();
    siteEdge.stop();
    copyEdge.stop();
    await site.stop();
    await copy.stop();
  }
}

async function measurePaint(
  browser: Browser,
  page: string,
  siteUrl: string,
  copyUrl: string,
): Promise<PaintRow> {
  await readPaint(browser, siteUrl);
  await readPaint(browser, copyUrl);
  const site: Paint[] = [];
  const copy: Paint[] = [];
  for (let round = 0; round < rounds; round += 1) {
    site.push(await readPaint(browser, siteUrl));
    copy.push(await readPaint(browser, copyUrl));
  }
  const ratios = site.map(({ lcp }, round) => lcp / (copy[round]?.lcp ?? Number.NaN));
  return {
    page,
    lcp: spreadOf(site.map(({ lcp }) => lcp)),
    staticLcp: spreadOf(copy.map(({ lcp }) => lcp)),
    ratio: spreadOf(ratios),
    cls: Math.round(Math.max(...site.map(({ cls }) => cls)) * 1000) / 1000,
    tbt: spreadOf(site.map(({ tbt }) => tbt)),
    staticTbt: spreadOf(copy.map(({ tbt }) => tbt)),
    requests: Math.max(...site.map(({ requests }) => requests)),
  };
}

interface Paint {
  lcp: number;
  cls: number;
  tbt: number;
  requests: number;
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return page;
}

async function readPaint(browser: Browser, url: string): Promise<Paint> {
  const page = await slowPage(browser);
  await page.addInitScript(() => {
    const paint = { lcp: 0, cls: 0, tbt: 0, requests: 0 };
    Object.assign(window, { paint });
    const observe = (type: string, seen: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({
        type,
        buffered: true,
      });
    observe("largest-contentful-paint", ({ startTime }) => {
      paint.lcp = startTime;
    });
    observe("layout-shift", (entry) => {
      paint.cls += Number(Reflect.get(entry, "value"));
    });
    observe("longtask", ({ startTime, duration }) => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      if (painted !== undefined && startTime + duration > painted) {
        paint.tbt += Math.max(0, duration - 50);
      }
    });
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(restMs);
  const paint: Paint = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    // The tab's icon is the browser's own errand, after loading.
    const before = performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => startTime < painted && !name.endsWith("/favicon.svg"));
    return { ...Reflect.get(window, "paint"), requests: before.length + 1 };
  });
  await page.close();
  return paint;
}

async function measurePress(browser: Browser, url: string, wait: number): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < pressRounds; round += 1) {
    const page = await slowPage(browser);
    await page.addInitScript(() => {
      let pressedAt = 0;
      addEventListener(
        "pointerdown",
        () => {
          pressedAt ||= performance.now();
        },
        true,
      );
      const look = () => {
        if (document.activeElement?.closest("dialog[open]") && pressedAt > 0) {
          Object.assign(window, { tookMs: performance.now() - pressedAt });
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(url, { waitUntil: wait === 0 ? "domcontentloaded" : "load" });
    await page.waitForTimeout(wait);
    await page.getByRole("button", { name: "Get Started" }).first().click({ noWaitAfter: true });
    const took = await page.waitForFunction(() => Reflect.get(window, "tookMs"));
    times.push(Number(await took.jsonValue()));
    await page.close();
  }
  return spreadOf(times);
}
