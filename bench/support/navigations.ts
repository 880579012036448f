import { type PlainChromium, startPlainChromium } from "../../tests/support/plain-chromium.ts";
import { cpuSlowdown, slow4G } from "./browser.ts";
import { median } from "./statistics.ts";

const rounds = 5;
const from = "/pricing";
const to = "/privacy-policy";
export const navigationPages = [from, to];
const link = `footer a[href="${to}"]`;

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

/**
 * Navigations on a slow phone, in a browser as visitors have it: Playwright switches prerendering off.
 *
 * @param port of the site on 127.0.0.1
 */
export async function measureNavigations(port: number): Promise<Navigations> {
  return {
    prerendered: await measurePrerendered(port),
    hovered: await middle(port, () => pause(300)),
    unprepared: await middle(port, () => pause(0)),
  };
}

/**
 * @param port of the site, or of static copies of `navigationPages`, on 127.0.0.1
 * @returns milliseconds from the press on a link to the first paint of the page that was prerendered
 */
export function measurePrerendered(port: number): Promise<number> {
  return middle(port, ({ events }) =>
    until(async () =>
      events.some(
        ({ method, params }) =>
          method === "Preload.prerenderStatusUpdated" && params["status"] === "Ready",
      ),
    ),
  );
}

async function middle(
  port: number,
  wait: (browser: PlainChromium) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await navigate(port, wait));
  return median(times);
}

async function navigate(
  port: number,
  wait: (browser: PlainChromium) => Promise<unknown>,
): Promise<number> {
  const browser = await startPlainChromium();
  const stopSlowing = slowDown(browser);
  try {
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
  } finally {
    stopSlowing();
    await browser.stop();
  }
}

/**
 * Every page of the browser is on a slow phone, a prerendered one too.
 *
 * @returns slows no further page
 */
export function slowDown({ events, send }: PlainChromium): () => void {
  const slowed = new Set<string>();
  const timer = setInterval(() => {
    for (const { session } of events) {
      if (session === undefined || slowed.has(session)) continue;
      slowed.add(session);
      // A page that is gone meanwhile is not slow.
      const ignore = () => undefined;
      send("Network.emulateNetworkConditions", { offline: false, ...slow4G }, session).catch(
        ignore,
      );
      send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown }, session).catch(ignore);
    }
  }, 20);
  return () => clearInterval(timer);
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function until<Value>(look: () => Promise<Value>, timeoutMs = 20_000): Promise<Value> {
  for (const endsAt = Date.now() + timeoutMs; Date.now() < endsAt; await pause(20)) {
    const value = await look();
    if (value) return value;
  }
  throw new Error("The page did not come");
}
