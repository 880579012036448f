import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { lazyRouteComponent } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lazyParts, withParts } from "../../app/framework/lazy-parts.ts";
import { projectRoot } from "../../scripts/lib/project.ts";

const file = new URL("lazyRouteComponent.js", import.meta.resolve("@tanstack/react-router"));

/** The router's module as the build changes it; its packages are found where it stands. */
async function changed(): Promise<typeof lazyRouteComponent> {
  const folder = mkdtempSync(join(projectRoot, "node_modules/.lazy-parts-"));
  const copy = join(folder, "lazyRouteComponent.mjs");
  const code = withParts(readFileSync(fileURLToPath(file), "utf8"));
  writeFileSync(copy, code.replace('"./utils.js"', JSON.stringify(new URL("utils.js", file).href)));
  try {
    const module: { lazyRouteComponent: typeof lazyRouteComponent } = await import(
      pathToFileURL(copy).href
    );
    return module.lazyRouteComponent;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Renders a page whose chunk is missing. @returns how often it was reloaded */
async function renderMissing(lazy: typeof lazyRouteComponent, message: string): Promise<number> {
  const Page = lazy(() => Promise.reject(new TypeError(message)));
  await Page.preload?.();
  try {
    Page({});
  } catch {
    // It suspends while the page reloads, or throws what it was given.
  }
  return reload.mock.calls.length;
}

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("window", { location: { reload } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const chrome = "Failed to fetch dynamically imported module: https://site/assets/page.js";
const firefox = "error loading dynamically imported module: https://site/assets/page.js";
const safari = "Importing a module script failed.";

test.each([chrome, firefox, safari])("the router would reload for: %s", async (message) => {
  expect(
    await renderMissing(lazyRouteComponent, message),
    "The router no longer reloads for a missing chunk: see app/framework/lazy-parts.ts",
  ).toBe(1);
});

test.each([chrome, firefox, safari])("and leaves it to us: %s", async (message) => {
  expect(await renderMissing(await changed(), message)).toBe(0);
});

test("the parts that a module makes are found, and fetched by their preload", async () => {
  const lazy = await changed();
  const known = lazyParts().length;
  const fetched = vi.fn<() => Promise<{ default: () => null }>>(async () => ({
    default: () => null,
  }));
  lazy(fetched);
  expect(lazyParts()).toHaveLength(known + 1);
  await lazyParts()[known]?.preload?.();
  expect(fetched).toHaveBeenCalledOnce();
});

test("another version of the router's code stops the build", () => {
  expect(() => withParts("")).toThrow("lazyRouteComponent has changed");
});
