import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { setStorageAllowed } from "../../app/browser/first-touch.ts";

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

/** Opens a page in a tab. Each page has the script of its own. */
async function openTab(address: string, referrer = "", tab = newStorage()) {
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("localStorage", browser);
  return { tab, ...(await openPage(address, referrer)) };
}

async function openPage(address: string, referrer = "") {
  vi.stubGlobal("window", { location: new URL(address) });
  vi.stubGlobal("document", { referrer });
  vi.resetModules();
  const script = await import("../../app/browser/first-touch.ts");
  script.recordFirstTouch();
  return script;
}

/** What browsers do where storage is forbidden: asking for it throws. */
const forbidStorage = () => {
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException("Storage is forbidden", "SecurityError");
      },
    });
  }
};

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
  test("a tab remembers its first page, campaign and referring site, and the browser nothing", async () => {
    const { tab, firstTouch } = await openTab(
      first,
      "https://search.example/results?q=private#top",
    );
    expect(firstTouch()).toEqual({
      landing_page: "/pricing",
      referrer: "https://search.example/results",
      utm_source: "news",
      li_fat_id: "abc",
    });
    expect([...tab.entries.keys()]).toEqual(["first-touch"]);
    expect(browser.entries.size).toBe(0);
    const page = await openTab("https://aioi.example/faqs?utm_source=later", first, tab);
    expect(page.firstTouch()).toMatchObject({ landing_page: "/pricing", utm_source: "news" });
    const other = await openTab("https://aioi.example/?utm_source=later");
    expect(other.firstTouch()).toEqual({ landing_page: "/", utm_source: "later" });
  });
});

test("a browser that sends Global Privacy Control remembers nothing, and a lead names no origin", async () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  const { tab, firstTouch } = await openTab(first, "https://search.example/");
  expect(firstTouch()).toEqual({});
  expect(tab.entries.size).toBe(0);
});

describe("where the visitor allows it", () => {
  test("another tab knows it for 30 days, and then no more", async () => {
    const { tab, moveFirstTouch } = await openTab(first);
    setStorageAllowed(true);
    moveFirstTouch();
    expect(tab.entries.size).toBe(0);
    vi.setSystemTime(new Date("2026-12-22T09:59:59Z"));
    const known = await openTab("https://aioi.example/?utm_source=later");
    expect(known.firstTouch()).toMatchObject({ landing_page: "/pricing", utm_source: "news" });
    vi.setSystemTime(new Date("2026-12-22T10:00:01Z"));
    const forgotten = await openTab("https://aioi.example/?utm_source=later");
    expect(forgotten.firstTouch()).toEqual({ landing_page: "/", utm_source: "later" });
  });

  test("taken back, nothing stays in the browser", async () => {
    const { firstTouch, moveFirstTouch } = await openTab(first);
    setStorageAllowed(true);
    moveFirstTouch();
    expect(browser.entries.size).toBe(2);
    setStorageAllowed(false);
    moveFirstTouch();
    expect(browser.entries.size).toBe(0);
    expect(firstTouch()).toMatchObject({ utm_source: "news" });
  });
});

describe("where storage is forbidden", () => {
  test("a lead names the campaign and the click id of its page's address, as a form without script does", async () => {
    forbidStorage();
    const { firstTouch } = await openPage(first, "https://search.example/results?q=private");
    // What the page writes into its own address later.
    vi.stubGlobal("window", { location: new URL("https://aioi.example/pricing?cpu=4") });
    expect(firstTouch()).toEqual({
      landing_page: "/pricing",
      referrer: "https://search.example/results",
      utm_source: "news",
      li_fat_id: "abc",
    });
    const next = await openPage("https://aioi.example/contact-us?gclid=1", first);
    expect(next.firstTouch()).toEqual({ landing_page: "/contact-us", gclid: "1" });
  });

  test("the same where only one of the two is forbidden, or it is full", async () => {
    const touch = { landing_page: "/pricing", utm_source: "news", li_fat_id: "abc" };
    const full = {
      ...newStorage(),
      setItem: () => {
        throw new DOMException("Storage is full", "QuotaExceededError");
      },
    };
    expect((await openTab(first, "", full)).firstTouch()).toEqual(touch);
    const { firstTouch } = await openTab(first);
    vi.stubGlobal("localStorage", undefined);
    expect(firstTouch()).toEqual(touch);
  });

  test("with Global Privacy Control it names nothing", async () => {
    forbidStorage();
    vi.stubGlobal("navigator", { globalPrivacyControl: true });
    expect((await openPage(first)).firstTouch()).toEqual({});
  });
});

test("Global Privacy Control that is switched on later holds for what was noted before", async () => {
  const { firstTouch } = await openTab(first);
  expect(firstTouch()).toMatchObject({ utm_source: "news" });
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(firstTouch()).toEqual({});
});

test.each([
  ["android-app://com.example.mail/", "android-app://com.example.mail/"],
  ["about:blank", undefined],
  ["data:text/html,x", undefined],
  ["no address", undefined],
])("a referrer %s, whose origin is opaque, is %s", async (referrer, noted) => {
  const { firstTouch } = await openTab("https://aioi.example/", referrer);
  expect(firstTouch().referrer).toBe(noted);
});
