import { type PlainChromium, startPlainChromium } from "../../tests/support/plain-chromium.ts";
import { cpuSlowdown } from "./browser.ts";
import { startSlowNetwork } from "./slow-network.ts";
import { median } from "./statistics.ts";

const rounds = 5;
const from = "/pricing";
const to = "/privacy-policy";
export const navigationPages = [from, to];
const link = `footer nav a[href="${to}"]`;

/** What a browser without speculation rules would not see. */
export const withoutRules = ["speculation-rules"];

/** Milliseconds from the press on a link to the first paint of the page that it leads to. */
export interface Navigations {
  /** The browser has prerendered it. */
  prerendered: number;
  /** The pointer was over the link for 300 ms. */
  hovered: number;
  /** The pointer came with the press. */
  unprepared: number;
}

type Wait = (browser: PlainChromium) => Promise<unknown>;

/**
 * Navigations on a slow phone, in a browser as visitors have it: Playwright switches prerendering off.
 *
 * @param port of the site, or of static copies of `navigationPages`, on 127.0.0.1
 */
export async function measureNavigations(port: number): Promise<Navigations> {
  const network = await startSlowNetwork(port);
  const measure = (wait: Wait) => middle(network.port, startSlowChromium, wait);
  try {
    return {
      prerendered: await measure(untilPrerendered),
      hovered: await measure(() => pause(300)),
      unprepared: await measure(() => pause(0)),
    };
  } finally {
    network.stop();
  }
}

/**
 * @param port as above
 * @returns milliseconds from the press on a link to the first paint of the page that was prerendered,
 * with the processor and the network of this machine
 */
export function measurePrerendered(port: number): Promise<number> {
  return middle(port, () => startPlainChromium(), untilPrerendered);
}

const untilPrerendered: Wait = ({ events }) =>
  until(async () =>
    events.some(
      ({ method, params }) =>
        method === "Preload.prerenderStatusUpdated" && params["status"] === "Ready",
    ),
  );

async function middle(
  port: number,
  start: () => Promise<PlainChromium>,
  wait: Wait,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const browser = await start();
    times.push(await navigate(browser, port, wait).finally(browser.stop));
  }
  return median(times);
}

async function navigate(browser: PlainChromium, port: number, wait: Wait): Promise<number> {
  const inPage = (expression: string) => browser.evaluate(expression, browser.page());
  await browser.send("Page.navigate", { url: `http://127.0.0.1:${port}${from}` }, browser.page());
  await until(() =>
    inPage(`document.readyState === "complete" && location.pathname === "${from}"`),
  );
  await pause(1000);
  const place = await inPage(`
    document.querySelector('${link}').scrollIntoView({ block: "center", behavior: "instant" });
    addEventListener("pointerdown", ({ timeStamp }) => {
      localStorage.pressedAt = performance.timeOrigin + timeStamp;
    });
    (({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(
      document.querySelector('${link}').getBoundingClientRect());
  `);
  const mouse = (type: string, button: object = { button: "left", clickCount: 1 }) =>
    browser.send(
      "Input.dispatchMouseEvent",
      { type, ...(place as object), ...button }, // as the expression above has it
      browser.page(),
    );
  await mouse("mouseMoved", {});
  await wait(browser);
  await mouse("mousePressed");
  await mouse("mouseReleased");
  const paintedAt = `location.pathname === "${to}" &&
    performance.timeOrigin + performance.getEntriesByName("first-contentful-paint")[0]?.startTime`;
  const painted = await until(async () => {
    // One page takes the place of another meanwhile.
    const at = await inPage(paintedAt).catch(() => false);
    return typeof at === "number" && Number.isFinite(at) ? at : false;
  });
  return Number(painted) - Number(await inPage("localStorage.pressedAt"));
}

/**
 * A Chromium on a phone with a slow processor, with prerendering and the back/forward cache; behind
 * `startSlowNetwork` it is on a slow line too. Only the newest page is slowed down: Chromium does it by
 * keeping the page's thread busy, at rest too, and two such pages would take both cores of this machine.
 */
export function startSlowChromium(): Promise<PlainChromium> {
  let newest: string | undefined;
  return startPlainChromium((session, send) => {
    const setSlowdown = (page: string, rate: number) => {
      // A page that is gone meanwhile is not slow.
      send("Emulation.setCPUThrottlingRate", { rate }, page).catch(() => undefined);
    };
    if (newest !== undefined) setSlowdown(newest, 1);
    setSlowdown(session, cpuSlowdown);
    newest = session;
  });
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function until<Value>(look: () => Promise<Value>, timeoutMs = 20_000): Promise<Value> {
  for (const endsAt = Date.now() + timeoutMs; Date.now() < endsAt; await pause(20)) {
    const value = await look();
    if (value) return value;
  }
  throw new Error("The page did not come");
}
