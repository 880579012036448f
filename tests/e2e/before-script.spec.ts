import { expect, hold, ownEmail, started, test } from "./fixtures.ts";
import { forms } from "./forms.ts";

const hydration = "**/assets/hydrate-*.js";

test("a click made before the script has arrived is not lost", async ({ page }) => {
  const release = await hold(page, hydration);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Request consultation" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog", { name: "Request consultation" })).toBeVisible();
});

test("what a held click opens is fetched together with the page's own files, and no sheet comes twice", async ({
  page,
}) => {
  // The page's own part, without which nothing hydrates.
  const release = await hold(page, /\/assets\/pricing-[^/]+\.js$/);
  const dialog = page.waitForRequest(/\/assets\/get-started-dialog-[^/]+\.js$/);
  const inside = page.waitForRequest(/\/assets\/dialog-[^/]+\.js$/);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await Promise.all([dialog, inside]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(sheets.filter((href) => href?.includes("/index-"))).toHaveLength(1);
});

test("a form filled in and sent before the script has arrived is a person's", async ({
  page,
  backend,
}) => {
  const email = ownEmail("early-form");
  const release = await hold(page, hydration);
  const form = await forms["contact page"].open(page);
  await forms["contact page"].fill(form, { Email: email });
  await form.getByRole("button", { name: "Send Message" }).click();
  release();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
  expect(await backend.rows({ email })).toMatchObject([{ status: "new" }]);
});

test("a dialog that does not come at first costs neither the page's script nor the dialog", async ({
  page,
}) => {
  const dialogFile = /\/assets\/get-started-dialog-[^/]+\.js$/;
  let tries = 0;
  await page.route(dialogFile, async (route) => {
    tries += 1;
    if (tries === 1) await route.fulfill({ status: 503, body: "" });
    else await route.continue();
  });
  // Slower than the dialog, so that its failure falls into the start of the page.
  await page.route(/\/assets\/pricing-[^/]+\.js$/, async (route) => {
    await expect.poll(() => tries).toBe(1);
    await page.waitForTimeout(200);
    await route.continue();
  });
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Get Started" }).first().hover();
  await started(page);
  await page.getByRole("link", { name: "Request consultation" }).click();
  await expect(page.getByRole("dialog", { name: "Request consultation" })).toBeVisible();
  await expect(page).toHaveURL("/pricing");
});

test("when the script never arrives, the opener is the link it looks like", async ({ page }) => {
  await page.route(hydration, (route) => route.abort());
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Request consultation" }).click();
  await expect(page).toHaveURL("/contact-us");
});

test("a link followed before the script has arrived leads to its page", async ({ page }) => {
  await page.route(hydration, () => undefined);
  await page.goto("/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faqs");
});

test("nothing but the entry script is asked for before the page has loaded", async ({ page }) => {
  const beforeLoad: string[] = [];
  let loaded = false;
  page.on("load", () => {
    loaded = true;
  });
  page.on("request", (request) => {
    if (!loaded && request.resourceType() === "script") beforeLoad.push(request.url());
  });
  await page.goto("/pricing");
  expect(beforeLoad.filter((url) => !/\/assets\/index-[^/]+\.js$/.test(url))).toEqual([]);
});

test("one face comes with the page, the other with the rest of the styles", async ({ page }) => {
  const faces: string[] = [];
  page.on("load", () => faces.push("loaded"));
  page.on("request", (request) => {
    if (request.resourceType() === "font") faces.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await expect
    .poll(() => faces)
    .toEqual([
      expect.stringContaining("host-grotesk"),
      "loaded",
      expect.stringContaining("sometype-mono"),
    ]);
});

for (const path of ["/", "/pricing", "/contact-us", "/no-such-page"]) {
  test(`${path} is drawn with its own part of the styles as with all of them`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const places = () =>
      [...document.querySelectorAll("body *:not(script)")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, fontSize, backgroundColor } = getComputedStyle(element);
        return [element.tagName, x, y, width, height, color, fontSize, backgroundColor].join(" ");
      });
    const viewport = page.viewportSize();
    const withoutScript = await browser.newContext({
      javaScriptEnabled: false,
      reducedMotion: "reduce",
      viewport,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const still = await withoutScript.newPage();
    // The faces come at their own time; their fallbacks are the same in both.
    await still.route(/\.woff2$/, (route) => route.abort());
    await page.route(/\.woff2$/, (route) => route.abort());
    await still.goto(path);

    await page.emulateMedia({ reducedMotion: "reduce" });
    // Styles and nothing else: React would add its own elements.
    await page.route(/\/assets\/(?!index-).*\.js$/, (route) => route.abort());
    await page.goto(path);
    await page.evaluate(async () => {
      const inlined = document.querySelector<HTMLStyleElement>("style[data-sheet]");
      const link = document.createElement("link");
      await new Promise((resolve, reject) => {
        Object.assign(link, {
          rel: "stylesheet",
          href: inlined?.dataset["sheet"],
          onload: resolve,
          onerror: reject,
        });
        inlined?.before(link);
      });
      if (inlined) {
        const { length } = inlined.dataset;
        inlined.textContent = inlined.textContent.slice(Number(length));
      }
      await document.fonts.ready;
    });
    await still.waitForLoadState("networkidle");
    expect(await page.evaluate(places)).toEqual(await still.evaluate(places));
    await withoutScript.close();
  });
}
