import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { reloadOnce } from "../../app/ui/reload-once.ts";

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("window", { location: { pathname: "/pricing", reload } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

test("reloads once, and not again within a minute", () => {
  expect(reloadOnce()).toBe(true);
  vi.advanceTimersByTime(59_000);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("another page that lacks a file reloads too, a moment later", () => {
  expect(reloadOnce()).toBe(true);
  window.location.pathname = "/company";
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
});

test("after the minute another deployment may have happened", () => {
  reloadOnce();
  vi.advanceTimersByTime(60_000);
  expect(reloadOnce()).toBe(true);
});

test("where nothing can be remembered nothing reloads: it would never end", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
