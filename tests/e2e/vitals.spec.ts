import { expect, test } from "./fixtures.ts";

test("a measured page load sends four numbers once, when it is left; no cookie, nothing stored", async ({
  page,
  backend,
}) => {
  const site = await backend.siteWith("measured");
  const script = page.waitForResponse(/\/assets\/web-vitals-/);
  await page.goto(new URL("/pricing", site).href);
  await script;
  await page.mouse.click(5, 300);
  const before = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  const sent = page.waitForRequest(/\/vitals$/);
  await page.goto("about:blank");
  const request = await sent;
  expect(request.method()).toBe("POST");
  const report: unknown = JSON.parse(request.postData() ?? "{}");
  expect(report).toEqual({
    path: "/pricing",
    screen: expect.stringMatching(/^(phone|desktop)$/),
    lcp: expect.any(Number),
    cls: expect.any(Number),
    ttfb: expect.any(Number),
    ...(Reflect.has(Object(report), "inp") && { inp: expect.any(Number) }),
  });
  expect(await page.context().cookies()).toEqual([]);
  expect(before.filter((key) => /vital/i.test(key))).toEqual([]);
  const taken = async () =>
    (await backend.logs()).some((line) => line.includes('"event":"vitals"'));
  await expect.poll(taken).toBe(true);
});

test("without a sample rate nothing of it is loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/pricing", { waitUntil: "networkidle" });
  await page.mouse.click(5, 300);
  await page.waitForLoadState("networkidle");
  await page.goto("/solutions", { waitUntil: "networkidle" });
  expect(asked.filter((url) => /vitals/.test(url))).toEqual([]);
});
