import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { firstTouch, moveFirstTouch, recordFirstTouch } from "../../app/browser/first-touch.ts";
import { setStorageAllowed } from "../../app/browser/storage-allowed.ts";

// The Web Storage of one tab, and that of the browser: Node has neither.
function newStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

let browser = newStorage();

function openTab(address: string, referrer = ""): ReturnType<typeof newStorage> {
  const tab = newStorage();
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("localStorage", browser);
  vi.stubGlobal("window", { location: new URL(address) });
  vi.stubGlobal("document", { referrer });
  recordFirstTouch();
  return tab;
}

beforeEach(() => {
  browser = newStorage();
  vi.useFakeTimers({ now: new Date("2026-11-22T10:00:00Z") });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const first = "https://aioi.example/pricing?utm_source=news&li_fat_id=abc&name=Maya";

describe("by default", () => {
  test("a tab remembers its first page, campaign and referring site, and the browser nothing", () => {
    const tab = openTab(first, "https://search.example/results?q=private#top");
    expect(firstTouch()).toEqual({
      landing_page: "/pricing",
      referrer: "https://search.example/results",
      utm_source: "news",
      li_fat_id: "abc",
    });
    expect([...tab.entries.keys()]).toEqual(["first-touch"]);
    expect(browser.entries.size).toBe(0);
    openTab("https://aioi.example/?utm_source=later");
    expect(firstTouch()).toEqual({ landing_page: "/", utm_source: "later" });
  });
});

test("a browser that sends Global Privacy Control remembers nothing, and a lead names no origin", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  const tab = openTab(first, "https://search.example/");
  expect(firstTouch()).toEqual({});
  expect(tab.entries.size).toBe(0);
});

describe("where the visitor allows it", () => {
  test("another tab knows it for 30 days, and then no more", () => {
    const tab = openTab(first);
    setStorageAllowed(true);
    moveFirstTouch();
    expect(tab.entries.size).toBe(0);
    vi.setSystemTime(new Date("2026-12-22T09:59:59Z"));
    openTab("https://aioi.example/?utm_source=later");
    expect(firstTouch()).toMatchObject({ landing_page: "/pricing", utm_source: "news" });
    vi.setSystemTime(new Date("2026-12-22T10:00:01Z"));
    openTab("https://aioi.example/?utm_source=later");
    expect(firstTouch()).toEqual({ landing_page: "/", utm_source: "later" });
  });

  test("taken back, nothing stays in the browser", () => {
    openTab(first);
    setStorageAllowed(true);
    moveFirstTouch();
    expect(browser.entries.size).toBe(2);
    setStorageAllowed(false);
    moveFirstTouch();
    expect(browser.entries.size).toBe(0);
    expect(firstTouch()).toMatchObject({ utm_source: "news" });
  });
});

test("where storage is forbidden a lead has no first touch", () => {
  openTab(first);
  vi.stubGlobal("localStorage", undefined);
  expect(firstTouch()).toEqual({});
  expect(() => recordFirstTouch()).not.toThrow();
});
