import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { leadMessages } from "../app/content/messages.ts";
import type { PlainChromium } from "../tests/support/plain-chromium.ts";
import { launchBrowser } from "./support/browser.ts";
import { pause, startSlowChromium, until } from "./support/slow-chromium.ts";
import { startServed } from "./support/served.ts";
import { startSlowNetwork } from "./support/slow-network.ts";
import { siteModules } from "./support/variants.ts";

/** A phone: CSS pixels. */
const screen = { width: 390, height: 844 };
const tapMs = 80;
const imageFile = "bench/walk.jpg";

/** A step of the walk: milliseconds from the touch until what it asks for stands. */
export interface WalkStep {
  what: string;
  ms: number;
}

const getStarted = `main button[commandfor="getStarted-dialog"]`;
const dialog = `#getStarted-dialog`;
const typed = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  company: "Engines",
};

/**
 * A new visitor on a slow phone reads home, opens Get Started, types, sends, goes on to the platform's
 * page and back, in a browser as visitors have it. `bench/walk.jpg` shows each step as it stood.
 *
 * @param root folder of the project, built
 * @param variables the Worker's own
 */
export async function measureWalk(
  root: string,
  variables: Record<string, string>,
): Promise<WalkStep[]> {
  const site = await startServed({ root, modules: siteModules(root, "cached"), variables });
  const network = await startSlowNetwork(site.port);
  const browser = await startSlowChromium();
  const steps: (WalkStep & { image: string })[] = [];
  const inPage = (expression: string) => browser.evaluate(expression, browser.page());
  /** Undefined while one page takes the place of another. */
  const holds = (expression: string) => inPage(expression).catch(() => undefined);
  const stand = async (what: string, condition: string, act: () => Promise<unknown>) => {
    const startedAt = performance.now();
    const touchedAt = await act();
    const from = typeof touchedAt === "number" ? touchedAt : startedAt;
    await until(() => holds(condition));
    steps.push({ what, ms: performance.now() - from, image: await screenshot(browser) });
  };
  try {
    await emulatePhone(browser);
    const url = `http://127.0.0.1:${network.port}/`;
    await stand("home is painted", painted("/"), () =>
      browser.send("Page.navigate", { url }, browser.page()),
    );
    await stand(
      "read on: the console stands in view",
      `innerHeight / 2 > document.querySelector("[data-script=play-request]").getBoundingClientRect().top`,
      () =>
        inPage(
          `document.querySelector("[data-script=play-request]").scrollIntoView({ behavior: "instant" })`,
        ),
    );
    await inPage(`scrollTo({ top: 0, behavior: "instant" })`);
    await stand(
      "open Get Started: the dialog has the focus",
      `document.activeElement?.closest("dialog[open]") !== null`,
      () => tap(browser, getStarted),
    );
    await stand(
      "type: the form holds what was typed",
      `[...document.querySelectorAll("${dialog} input")].filter(({ value }) => value !== "").length >= 4`,
      async () => {
        for (const [name, text] of Object.entries(typed)) await type(browser, name, text);
      },
    );
    await stand(
      "send: the receipt stands",
      `document.querySelector('[aria-label="Receipt"]:popover-open') !== null &&
        document.body.innerText.includes(${JSON.stringify(leadMessages.getStarted.success.description)})`,
      () => tap(browser, `#getStarted-form button[type="submit"]`),
    );
    await stand("close the receipt", `document.querySelector(":popover-open") === null`, () =>
      tap(browser, `:popover-open [data-receipt-close]`),
    );
    await stand("go on: the platform's page is painted", painted("/aioi"), () =>
      tap(browser, `main a[href="/aioi"]`),
    );
    await stand("go back: home stands again", `location.pathname === "/"`, () =>
      inPage("history.back()"),
    );
    await compose(root, steps);
    return steps.map(({ what, ms }) => ({ what, ms }));
  } finally {
    await browser.stop();
    network.stop();
    await site.stop();
  }
}

const painted = (path: string) =>
  `location.pathname === "${path}" && performance.getEntriesByName("first-contentful-paint").length > 0`;

async function emulatePhone({ send, page }: PlainChromium): Promise<void> {
  await send(
    "Emulation.setDeviceMetricsOverride",
    { ...screen, deviceScaleFactor: 2, mobile: true },
    page(),
  );
  await send("Emulation.setTouchEmulationEnabled", { enabled: true }, page());
}

/**
 * Touches the middle of the first element that a selector finds and that is seen, once nothing lies
 * over it any more: a slide that is not shown stands in the same place as the one that is.
 *
 * @returns the moment of the touch, as `performance.now` has it
 */
async function tap({ send, evaluate, page }: PlainChromium, selector: string): Promise<number> {
  const place = (await until(() =>
    evaluate(
      `(() => {
        const element = [...document.querySelectorAll(${JSON.stringify(selector)})]
          .find((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
        if (element === undefined) return false;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = { x: x + width / 2, y: y + height / 2 };
        return element.contains(document.elementFromPoint(place.x, place.y)) && place;
      })()`,
      page(),
    ),
  )) as { x: number; y: number }; // as the expression has it
  const touchedAt = performance.now();
  await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] }, page());
  await pause(tapMs);
  await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }, page());
  return touchedAt;
}

async function type(browser: PlainChromium, field: string, text: string): Promise<void> {
  await tap(browser, `${dialog} input[name="${field}"]`);
  for (const key of text) {
    await browser.send("Input.insertText", { text: key }, browser.page());
    await pause(tapMs);
  }
}

async function screenshot({ send, page }: PlainChromium): Promise<string> {
  const { data } = await send("Page.captureScreenshot", { format: "jpeg", quality: 80 }, page());
  return String(data);
}

/** The steps side by side, each with its time. */
async function compose(
  root: string,
  steps: readonly (WalkStep & { image: string })[],
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: steps.length * 220, height: 520 } });
    await page.setContent(
      `<body style="margin:0;display:flex;background:#ddd;font:12px/16px sans-serif">${steps
        .map(
          ({ what, ms, image }) =>
            `<figure style="margin:10px;width:200px"><img width="200" src="data:image/jpeg;base64,${image}"><figcaption>${what}<br>${ms.toFixed(0)} ms</figcaption></figure>`,
        )
        .join("")}</body>`,
    );
    const file = join(root, imageFile);
    rmSync(file, { force: true });
    writeFileSync(file, await page.screenshot({ type: "jpeg", quality: 80 }));
  } finally {
    await browser.close();
  }
}
