import { type PlainChromium, startPlainChromium } from "../tests/support/plain-chromium.ts";
import { startServed } from "./support/served.ts";
import { pause, startSlowChromium, until } from "./support/slow-chromium.ts";
import { startSlowNetwork } from "./support/slow-network.ts";
import { median } from "./support/statistics.ts";
import { siteModules, startStaticCopy } from "./support/variants.ts";

const rounds = 5;
const from = "/pricing";
const to = "/privacy-policy";
const link = `footer nav a[href="${to}"]`;

/** Milliseconds from the press on a link to the first paint of the page that it leads to. */
interface NavigationTimes {
  /** The browser has prerendered it. */
  prerendered: number;
  /** The same with the processor and the network of this machine. */
  prerenderedAtFullSpeed: number;
  /** The pointer was over the link for 300 ms. */
  hovered: number;
  /** The pointer came with the press. */
  unprepared: number;
}

/** Of the site, and between static copies of the same pages: by the browser alone. */
export interface Navigations {
  site: NavigationTimes;
  copy: NavigationTimes;
}

/**
 * Navigations on a slow phone, in a browser as visitors have it: Playwright switches prerendering off.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 */
export async function measureNavigations(
  root: string,
  variables: Record<string, string>,
): Promise<Navigations> {
  const site = await startServed({ root, modules: siteModules(root, "cached"), variables });
  const copy = await startStaticCopy(root, site.port, [from, to], { isPrerendering: true });
  try {
    return { site: await timesOf(site.port), copy: await timesOf(copy.port) };
  } finally {
    await Promise.all([site.stop(), copy.stop()]);
  }
}

type Wait = (browser: PlainChromium) => Promise<unknown>;

async function timesOf(port: number): Promise<NavigationTimes> {
  const network = await startSlowNetwork(port);
  const onSlowPhone = (wait: Wait) => middle(network.port, startSlowChromium, wait);
  try {
    return {
      prerendered: await onSlowPhone(untilPrerendered),
      prerenderedAtFullSpeed: await middle(port, () => startPlainChromium(), untilPrerendered),
      hovered: await onSlowPhone(() => pause(300)),
      unprepared: await onSlowPhone(() => pause(0)),
    };
  } finally {
    network.stop();
  }
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
