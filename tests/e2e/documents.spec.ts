import { type PlainChromium, startPlainChromium } from "../support/plain-chromium.ts";
import { expect, started, test } from "./fixtures.ts";

test.describe("from one document to the next, in a browser as visitors have it", () => {
  let browser: PlainChromium;
  test.beforeEach(async () => {
    browser = await startPlainChromium();
  });
  test.afterEach(() => browser.stop());

  /** Undefined while one page takes the place of another. */
  const inPage = (expression: string) =>
    browser.evaluate(expression, browser.page()).catch(() => undefined);
  /** Texts of events of one kind. */
  const reported = (method: string) =>
    browser.events
      .filter((event) => event.method === method)
      .map(({ params }) => JSON.stringify(params));

  const open = async (url: string) => {
    await browser.send("Page.navigate", { url }, browser.page());
    await expect.poll(() => inPage("document.readyState + location.href")).toBe(`complete${url}`);
  };
  const mouse = async (type: string, selector: string) => {
    const place = (await inPage(
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        (document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
    )) as object; // as the line above has it
    const button = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
    await browser.send("Input.dispatchMouseEvent", { type, ...place, ...button }, browser.page());
  };
  const press = async (selector: string) => {
    await mouse("mousePressed", selector);
    await mouse("mouseReleased", selector);
  };
  /** Points at a link until its page is prerendered. */
  const prerender = async (selector: string) => {
    await mouse("mouseMoved", selector);
    await expect
      .poll(() => reported("Preload.prerenderStatusUpdated").join("\n"))
      .toContain('"status":"Ready"');
  };
  const complaints = () => [
    ...reported("Log.entryAdded"),
    ...reported("Runtime.exceptionThrown"),
    ...reported("Runtime.consoleAPICalled").filter((entry) => entry.includes('"type":"error"')),
  ];

  const pricing = 'header a[href="/pricing"]';

  test("a link that is pointed at is prerendered, and the press shows it at once @rehearsal", async ({
    baseURL,
  }) => {
    await open(`${baseURL}/company`);
    await prerender(pricing);
    await press(pricing);
    await expect.poll(() => inPage("location.pathname")).toBe("/pricing");
    await expect
      .poll(() => inPage("performance.getEntriesByType('navigation')[0].activationStart > 0"))
      .toBe(true);
    await expect
      .poll(() => inPage("document.activeElement === document.body && scrollY === 0"))
      .toBe(true);
    expect(complaints()).toEqual([]);
  });

  test("a prerendered page counts, sends and opens nothing before it is shown @rehearsal", async ({
    backend,
  }) => {
    const site = await backend.siteWith("everything");
    await open(new URL("/company", site).href);
    const shown = browser.page();
    await prerender(pricing);
    const hidden = () => browser.events.filter(({ session }) => session && session !== shown);
    await expect.poll(() => hidden().length).toBeGreaterThan(0);
    const ofHidden = () =>
      browser.events
        .filter(
          ({ method, session }) => method === "Network.requestWillBeSent" && session !== shown,
        )
        .map(({ params }) => (params["request"] as { url: string }).url);
    // Its timers that are due by then come before this one.
    const request = hidden().find(({ params }) =>
      String(params["documentURL"]).endsWith("/pricing"),
    );
    const prerendered = request?.session ?? "";
    await expect
      .poll(() => browser.evaluate("document.readyState + location.pathname", prerendered))
      // A browser may hold back the end of a page that nobody sees.
      .toMatch(/^(?:interactive|complete)\/pricing$/);
    await browser.evaluate("new Promise((resolve) => setTimeout(resolve, 1500))", prerendered);
    expect(
      ofHidden().filter(
        (url) => !/\/(?:pricing|assets\/.*|speculation-rules\.json)$|^data:/.test(url),
      ),
    ).toEqual([]);
    expect(ofHidden().join("\n")).not.toMatch(/page-reports|vitals|funnel|sdk\.js|live-chat/);
    await press(pricing);
    await expect.poll(() => inPage("location.pathname")).toBe("/pricing");
    await expect.poll(() => ofHidden().join("\n")).toContain("/page-reports");
    await expect.poll(() => inPage("!!document.querySelector('.woot-widget-bubble')")).toBe(true);
    // The visit began on the page before.
    await expect.poll(() => inPage("sessionStorage['first-touch']")).toContain("/company");
  });

  test("what must not be fetched before the press is not @rehearsal", async ({ baseURL }) => {
    await open(`${baseURL}/company`);
    const links = [
      "/search?q=model",
      "/newsletter/confirm?token=1",
      "/newsletter/unsubscribe?token=1",
      "/_serverFn/submitLead",
      "/sitemap.xml",
      "/og/home.PNG",
      "//elsewhere.example/",
      "https://elsewhere.example/",
    ];
    await inPage(
      `for (const href of ${JSON.stringify(links)}) document.body.append(Object.assign(document.createElement("a"), { href, textContent: href }));
       document.body.append(Object.assign(document.createElement("a"), { href: "/solutions?file", download: "x" }));
       document.body.append(Object.assign(document.createElement("a"), { href: "/solutions?control" }));`,
    );
    const candidates = () => reported("Preload.preloadingAttemptSourcesUpdated").join("\n");
    await expect.poll(candidates).toContain("/solutions?control");
    for (const href of [...links, "/solutions?file"])
      expect(candidates()).not.toContain(`${href}"`);
  });

  const leaveAndComeBack = async () => {
    await inPage("location.href = '/faqs'");
    await expect
      .poll(() => inPage("location.pathname + document.readyState"))
      .toBe("/faqscomplete");
    await inPage("void setTimeout(() => history.back())");
    await expect.poll(() => inPage("location.pathname")).toBe("/pricing");
  };
  /** A form that stands in a dialog. */
  const openAndClose = async () => {
    await press('header [commandfor="hireMe-dialog"]');
    await expect
      .poll(() => inPage("!!document.querySelector('dialog[open] [data-started]')"))
      .toBe(true);
    await inPage("document.querySelector('dialog[open]').close()");
  };

  test("a page that comes back is counted again @rehearsal", async ({ backend }) => {
    const site = await backend.siteWith("everything");
    const views = () =>
      browser.events.filter(({ method, params }) => {
        // As the protocol has it.
        const request = params["request"] as { url: string; postData?: string };
        return (
          method === "Network.requestWillBeSent" &&
          request.url.endsWith("/page-reports") &&
          request.postData?.includes('"kind":"view","path":"/pricing"')
        );
      }).length;
    await open(new URL("/pricing", site).href);
    await expect.poll(views).toBe(1);
    await leaveAndComeBack();
    await expect.poll(views).toBe(2);
  });

  test("back shows the page that was left, dialogs and islands included", async ({ baseURL }) => {
    await open(`${baseURL}/pricing`);
    await inPage(
      "addEventListener('pageshow', ({ persisted }) => { window.cameBack = persisted })",
    );
    await openAndClose();
    await leaveAndComeBack();
    expect(reported("Page.backForwardCacheNotUsed")).toEqual([]);
    await expect.poll(() => inPage("window.cameBack")).toBe(true);
  });

  test("a form of a page that comes back holds what was typed on another page since @rehearsal", async ({
    baseURL,
  }) => {
    const field = (name: string) =>
      `document.querySelector("#hireMe-dialog form").elements.namedItem("${name}")`;
    const type = (name: string, value: string) =>
      inPage(`(({ field }) => {
        field.value = ${JSON.stringify(value)};
        field.dispatchEvent(new Event("input", { bubbles: true }));
      })({ field: ${field(name)} })`);
    const valueOf = (name: string) => inPage(`${field(name)}.value`);
    const startedAt = (path: string) =>
      expect
        .poll(() => inPage("location.pathname + document.documentElement.dataset.started"))
        .toBe(path);
    await open(`${baseURL}/pricing`);
    await startedAt("/pricing");
    // Once opened, the form has suggested what the visitor chose in the page: here nothing.
    await openAndClose();
    await type("company", "Northgate");
    await inPage("location.href = '/faqs'");
    await startedAt("/faqs");
    expect(await valueOf("company")).toBe("Northgate");
    await type("company", "");
    await type("requirements", "Two regions, one of them air-gapped.");
    await inPage("void setTimeout(() => history.back())");
    await startedAt("/pricing");
    expect(reported("Page.backForwardCacheNotUsed")).toEqual([]);
    await expect.poll(() => valueOf("requirements")).toBe("Two regions, one of them air-gapped.");
    expect(await valueOf("company")).toBe("");
    // Sent on another page.
    await inPage("location.href = '/faqs'");
    await startedAt("/faqs");
    await inPage("sessionStorage.removeItem('draft:hireMe')");
    await inPage("void setTimeout(() => history.back())");
    await startedAt("/pricing");
    await expect.poll(() => valueOf("requirements")).toBe("");
  });
});

// "Elsewhere a pointer that crosses the footer fetches 20 documents in 1.2 s: wait until it has rested for
// 60 ms." The clock of the page stands still until the test moves it.
test("without speculation rules a pointer or a focus that passes over links fetches none @rehearsal", async ({
  clockPage: page,
}) => {
  await page.route("**/speculation-rules.json", (route) => route.abort());
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== "speculationrules";
  });
  await page.clock.install();
  await page.goto("/company");
  await started(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["purpose"] === "prefetch") fetched.push(new URL(request.url()).pathname);
  });
  const links = page.getByRole("contentinfo").locator('a[href^="/"]:visible');
  expect(await links.count()).toBeGreaterThan(15);
  for (const link of await links.all()) {
    await link.hover();
    await link.focus();
    await page.clock.runFor(40);
  }
  await page.getByRole("contentinfo").getByRole("paragraph").first().hover();
  await page.clock.runFor(1000);
  expect(fetched).toEqual([]);
  const pricing = page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true });
  await pricing.hover();
  await page.clock.runFor(59);
  expect(fetched).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => fetched).toEqual(["/pricing"]);
  // A second time it asks for nothing.
  await page.getByRole("contentinfo").getByRole("paragraph").first().hover();
  await pricing.hover();
  await page.clock.runFor(1000);
  expect(fetched).toEqual(["/pricing"]);
});

test("without speculation rules the page of a link is fetched, and the press needs no network @rehearsal", async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== "speculationrules";
  });
  await page.goto("/company");
  await started(page);
  const fetched = page.waitForResponse((response) => response.url().endsWith("/pricing"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).hover();
  expect((await fetched).headers()["cache-control"]).toBe("private, max-age=30");
  await (await fetched).finished();
  await page.context().setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a hash leaves 80 px above its target, at once on a new page, smoothly within one @rehearsal", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/company#team");
  const top = () =>
    page.locator("#team").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const behavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await expect.poll(top).toBe(80);
  expect(await behavior()).toBe("auto");
  await page.goto("/privacy-policy");
  const link = page.getByRole("main").locator('a[href^="#"]').first();
  await link.focus();
  expect(await behavior()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behavior()).toBe("auto");
});
