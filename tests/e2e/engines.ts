import { type Engine, type Wishes } from "../support/engines/engine.ts";
import { firefox, startFirefox } from "../support/engines/firefox.ts";
import { startWebkit, webkit } from "../support/engines/webkit.ts";
import { expect, test } from "./fixtures.ts";

/** A browser beside Chromium. */
type EngineName = "Firefox" | "WebKitGTK";

/** Starts each of them; undefined where it is not installed. */
const engines: Record<EngineName, ((wishes: Wishes) => Promise<Engine>) | undefined> = {
  Firefox: firefox === undefined ? undefined : startFirefox.bind(null, firefox),
  WebKitGTK: webkit && startWebkit.bind(null, webkit),
};

/** Keys as WebDriver names them. */
export const keys = { escape: "\uE00C", right: "\uE014", down: "\uE015" } as const;

/**
 * Declares tests for each browser beside Chromium. It is started once for all of them, and its page is one
 * after the other's. Where it is not installed they are skipped.
 *
 * @param declare declares the tests; the engine is there while one runs
 */
export function inEachEngine(
  declare: (name: EngineName, engine: () => Engine) => void,
  wishes: Wishes = {},
): void {
  // The keys of an object literal are the names of its type.
  for (const name of Object.keys(engines) as EngineName[]) {
    const launch = engines[name];
    test.describe(name, () => {
      test.describe.configure({ mode: "default" });
      test.skip(
        launch === undefined,
        `${name} is not installed: docs/browsers.md says how to have it`,
      );
      let engine: Engine | undefined;
      test.beforeAll(async () => {
        engine = await launch?.(wishes);
      });
      test.afterAll(() => engine?.close());
      declare(name, () => {
        if (!engine) throw new Error(`${name} is not installed`);
        return engine;
      });
    });
  }
}

/** Resolves when what the body of a function returns in the page is this: meanwhile a script may lose its page. */
export const settles = (engine: Engine, body: string, expected: unknown, what?: string) =>
  expect(async () => {
    expect(await engine.run(body), what).toEqual(expected);
  }).toPass({ timeout: 120_000 });

/** Opens a page; resolves when the script of every page has run. */
export async function openPage(engine: Engine, site = "", path = "/"): Promise<void> {
  await engine.open(`${site}${path}`);
  await settles(engine, "return 'started' in document.documentElement.dataset", true, path);
}

/** Types into fields, as an input method does: by selector. Of a choice it chooses the entry. */
export const type = (engine: Engine, texts: Readonly<Record<string, string>>): Promise<unknown> =>
  engine.run(`
    for (const [selector, text] of Object.entries(${JSON.stringify(texts)})) {
      const field = document.querySelector(selector);
      field.focus();
      if (field.matches("select")) {
        field.value = text;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      } else if (text !== "") {
        field.select();
        document.execCommand("insertText", false, text);
      }
    }
  `);
