import { lazyRouteComponent } from "@tanstack/react-router";
import { beforeEach, expect, test, vi } from "vitest";

import { keepOneReload } from "../../app/framework/keep-one-reload.ts";

/** Calls what listens for a chunk that failed to load, as Vite does, and then renders its page. */
async function renderMissing(message: string): Promise<number> {
  const error = new TypeError(message);
  for (const listener of listeners) listener({ payload: error });
  const Page = lazyRouteComponent(() => Promise.reject(error));
  await Page.preload?.();
  try {
    Page({});
  } catch {
    // It suspends while the page reloads, or throws what it was given.
  }
  return reload.mock.calls.length;
}

type Listener = (event: { payload: Error }) => void;
let listeners: Listener[] = [];
const reload = vi.fn<() => void>();

beforeEach(() => {
  listeners = [];
  reload.mockClear();
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("window", {
    location: { reload },
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
  });
});

const chrome = "Failed to fetch dynamically imported module: https://site/assets/page.js";
const firefox = "error loading dynamically imported module: https://site/assets/page.js";
const safari = "Importing a module script failed.";

test.each([chrome, firefox, safari])("the router would reload for: %s", async (message) => {
  expect(
    await renderMissing(message),
    "The router no longer reloads for a missing chunk: remove app/framework/keep-one-reload.ts",
  ).toBe(1);
});

test.each([chrome, firefox, safari])("and leaves it to us: %s", async (message) => {
  keepOneReload();
  expect(
    await renderMissing(message),
    "The router recognises a missing chunk by something else than the start of its message: see app/framework/keep-one-reload.ts",
  ).toBe(0);
});
