import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
  test as base,
  type WebError,
} from "playwright/test";

import type { Fault } from "../support/faulty-backend.ts";
import type { Row } from "../support/rows.ts";

const control = `http://localhost:${Number(process.env["SITE_PORT"] ?? 8790) + 1}`;

/** Other sites on the same database, as `tests/support/e2e-server.ts` starts them. */
export type Variant =
  | "fill time"
  | "outages"
  | "outages, cold"
  | "outages, no queue"
  | "turnstile"
  | "monitored"
  | "everything"
  | "chat on open"
  | `vendor chat${"" | " on open"}`;

/** The database and its faults, as the tests see them. */
interface Backend {
  /** Lead rows that match all of the columns given. */
  rows: (filter: Record<string, string>) => Promise<Row[]>;
  /** The same, once there is one: on a busy machine the queue brings it after the visitor was told. */
  stored: (filter: Record<string, string>) => Promise<Row[]>;
  /**
   * Breaks the backend of the sites for outages, which is one for all of their tests.
   *
   * @param only what the paths that fail have in them; all fail without it
   */
  set: (fault: Fault, only?: string) => Promise<void>;
  /** Address of another site on the same database. */
  siteWith: (variant: Variant) => Promise<string>;
  /** Has each of two builds consume what the other has queued. */
  swap: () => Promise<void>;
  /** Every line that the Workers logged since the run began. */
  logs: () => Promise<string[]>;
}

/** What has gone wrong in the browser during a test, for the error of `started`. */
const faultsOf = new WeakMap<BrowserContext, string[]>();

/** Tests that this process has run: together with its number, the address of a visitor nobody else is. */
let visitors = 0;

/** Headers of a visitor who is nobody else. */
function nextVisitor(workerIndex: number): Record<string, string> {
  visitors += 1;
  const bytes = [10, workerIndex % 256, Math.floor(visitors / 256), visitors % 256];
  return { "cf-connecting-ip": bytes.join(".") };
}

/** Playwright's test, where every test is a visitor of its own and can look into the database. */
export const test = base.extend<{
  backend: Backend;
  /** A page whose clock the test moves, in a context of its own: one that is used again keeps parts of a clock. */
  clockPage: Page;
}>({
  context: async ({ context }, use, { workerIndex }) => {
    await context.setExtraHTTPHeaders(nextVisitor(workerIndex));
    const faults: string[] = [];
    faultsOf.set(context, faults);
    const noteRequest = (request: Request) =>
      faults.push(`${request.url()}: ${request.failure()?.errorText}`);
    const noteError = (error: WebError) => faults.push(String(error.error()));
    context.on("requestfailed", noteRequest).on("weberror", noteError);
    await use(context);
    context.off("requestfailed", noteRequest).off("weberror", noteError);
    // The next test has the same context, in which Playwright leaves these as they are.
    await context.setOffline(false);
    await context.clearPermissions();
  },
  clockPage: async ({ browser }, use, { workerIndex }) => {
    const context = await browser.newContext({ extraHTTPHeaders: nextVisitor(workerIndex) });
    await use(await context.newPage());
    await context.close();
  },
  // Playwright reads the fixtures a fixture uses from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  backend: async ({}, use) => {
    const ask = async (path: string, parameters: Record<string, string>) => {
      const response = await fetch(`${control}${path}?${new URLSearchParams(parameters)}`);
      if (!response.ok) throw new Error(await response.text());
      return response.json() as Promise<unknown>;
    };
    let fault: Fault = "none";
    const set = async (next: Fault, only?: string) => {
      fault = next;
      await ask("/fault", { kind: next, ...(only === undefined ? {} : { only }) });
    };
    const rows = async (filter: Record<string, string>) => (await ask("/rows", filter)) as Row[];
    await use({
      rows,
      stored: async (filter) => {
        await base.expect.poll(() => rows(filter)).not.toHaveLength(0);
        return rows(filter);
      },
      set,
      siteWith: async (variant) => String(await ask("/site", { variant })),
      swap: async () => void (await ask("/swap", {})),
      logs: async () => (await ask("/logs", {})) as string[],
    });
    // It hangs up on everybody, and other tests may be in the middle of something.
    if (fault !== "none") await set("none");
  },
});

export { expect } from "playwright/test";

/**
 * An address that this test alone sends, also when it is run again on the same database.
 *
 * @param name what it is for
 */
export function ownEmail(name: string): string {
  const { project, repeatEachIndex, retry } = base.info();
  return `${name}-${project.name}-${repeatEachIndex}${retry}@northgate.example`;
}

/**
 * Of a rule that holds for many pages, forms or widths `npm test` tries examples, the rehearsal the rest.
 *
 * @param isExample whether `npm test` tries this one
 */
export const exampleIf = (isExample: boolean) => ({ tag: isExample ? [] : ["@rehearsal"] });

/**
 * One page for all tests of a describe, which take turns and leave it as it is.
 *
 * @param path loaded once; without it they open what they need
 */
export function sharedPage(path?: string): () => Page {
  let page: Page;
  test.describe.configure({ mode: "default" });
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    if (path !== undefined) await page.goto(path);
  });
  test.afterAll(() => page.close());
  return () => page;
}

/**
 * Opens a page that says which day it is.
 *
 * @returns when: the day in UTC is the same before and after
 */
export async function openOnOneDay(page: Page, path: string): Promise<Date> {
  for (;;) {
    const before = new Date();
    await page.goto(path);
    const after = new Date();
    if (before.getUTCDate() === after.getUTCDate()) return after;
  }
}

/**
 * Resolves when the script of every page has run.
 *
 * @throws {Error} with what has become of it, when it has not for two minutes
 */
export async function started(page: Page): Promise<void> {
  const isStarted = page
    .locator("html[data-started]")
    .waitFor({ state: "attached", timeout: 120_000 });
  await isStarted.catch(async (thrown: unknown) => {
    const state = await page.evaluate(() => ({
      url: location.href,
      is: document.readyState,
      isPrerendering: document.prerendering,
      scripts: [...document.scripts].map(({ src, async, type }) => ({ src, async, type })),
      sheets: [...document.styleSheets].map(({ href }) => href),
    }));
    const faults = faultsOf.get(page.context());
    throw new Error(`The page has not started: ${JSON.stringify({ ...state, faults })}`, {
      cause: thrown,
    });
  });
}

/**
 * Chooses by the keyboard what has no box of its own on the screen. A press by its place may miss: what is
 * far below gets its height only when it comes near.
 */
export async function choose(control: Locator): Promise<void> {
  await control.press("Space");
  await expect(control).toBeChecked();
}

/**
 * Resolves when the page has nothing left to do by itself: its next frames are drawn, it is idle, and
 * Playwright has heard of every request that it had begun.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });

/**
 * Holds back what is asked for.
 *
 * @param what addresses
 * @returns lets it through, with all that comes after it
 */
export async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Keeps the chat from loading, which sets a cookie of its own. */
export const withoutChat = (page: Page): Promise<unknown> =>
  page.route("**/packs/js/sdk.js", (route) => route.abort());

/** Presses the button of the drawer, which narrow screens have in place of the menus. */
export async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /menu/i }).click();
  return page.getByRole("dialog", { name: "Menu" });
}
