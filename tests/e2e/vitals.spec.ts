import { expect, test, withoutChat } from "./fixtures.ts";

test(
  "a measured page load sends its numbers once, when it is left; no cookie, nothing stored",
  { tag: "@phone-rehearsal" },
  async ({ page, backend }, { project }) => {
    const site = await backend.siteWith("everything");
    await withoutChat(page);
    const script = page.waitForResponse(/\/assets\/web-vitals-/);
    // A page that no other test has measured.
    await page.goto(new URL("/newsletter", site).href);
    // Until it has run, it has nothing to send: this waits for the same module.
    await page.evaluate((address) => import(address), (await script).url());
    // The first input ends the search for the largest paint.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const type = "largest-contentful-paint";
          new PerformanceObserver(resolve).observe({ type, buffered: true });
        }),
    );
    await page.mouse.click(5, 300);
    const keys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(keys.filter((key) => /vital/i.test(key))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await page.goto("about:blank");

    const screen = project.name;
    const taken = async () =>
      (await backend.logs()).filter(
        (line) =>
          line.includes('"event":"vitals.reported"') &&
          line.includes('"route":"/newsletter"') &&
          line.includes(`"screen":"${screen}"`),
      );
    await expect.poll(taken).toHaveLength(1);
    expect(JSON.parse((await taken())[0] ?? "")).toMatchObject({
      route: "/newsletter",
      screen,
      lcp: expect.any(Number),
      cls: expect.any(Number),
      ttfb: expect.any(Number),
    });
  },
);
