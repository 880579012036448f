import type { Page } from "playwright/test";

import { violations } from "./accessibility.ts";
import { expect, started, test } from "./fixtures.ts";
import { places } from "./motion.ts";

const path = "/use-cases/best-model";

const order = {
  start: [
    "tarn-34b, $0.52 per 1,000 requests, chosen",
    "draft-13b, $0.24 per 1,000 requests",
    "lingua-22b, $0.34 per 1,000 requests",
    "note-8b, $0.12 per 1,000 requests",
    "vela-120b, $2.40 per 1,000 requests",
    "clause-70b, $1.10 per 1,000 requests",
    "brisk-3b, $0.05 per 1,000 requests",
    "orrin-400b, $6.20 per 1,000 requests",
  ],
};

const router = (page: Page) => page.locator("[data-part=router]");
const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
const model = (page: Page, name: string) =>
  router(page).getByRole("button", { name: new RegExp(`^${name}, `) });
const models = (page: Page) =>
  page.getByRole("list", { name: "Models in order of score" }).getByRole("button");
const names = (page: Page) =>
  models(page).evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")));
const said = (page: Page) => router(page).getByRole("status");
const answer = (page: Page) => router(page).locator("[data-part=choice]");
const drawing = (page: Page) =>
  page.getByRole("img", { name: /^Eight models as lines over three axes/ });

/** Opens the page and hydrates the router, as a pointer over it or the focus does. */
async function open(page: Page): Promise<void> {
  await page.goto(path);
  await started(page);
  await slider(page, "quality").focus();
  await expect(page.locator("[data-island=model-router][data-started]")).toBeAttached();
}

test("it is a whole picture before anybody uses it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(path);
  await started(page);
  await expect(answer(page)).toContainText("tarn-34b");
  await expect(answer(page)).toContainText("1,000 requests cost $0.52.");
  await expect(answer(page)).toContainText("Sending everything to orrin-400b: $6.20.");
  expect(await names(page)).toEqual(order.start);
  await expect(drawing(page)).toHaveAccessibleName(
    /goes through tarn-34b: quality 89, \$0\.52 per 1,000 requests, 120 milliseconds\./,
  );
  for (const word of ["89", "$0.52", "120 ms", "97", "5.00", "400"])
    await expect(drawing(page).getByText(word, { exact: true }).first()).toBeVisible();
  // Beside the choice there is no room for these.
  for (const word of ["0.50", "100"])
    await expect(drawing(page).getByText(word, { exact: true })).toHaveCount(0);
  expect(scripts.filter((url) => url.includes("hydrate-island"))).toEqual([]);
});

test("its sliders say what each weighs, and go by the keys @rehearsal", async ({ page }) => {
  await open(page);
  await expect(slider(page, "quality")).toHaveAttribute(
    "aria-valuetext",
    "50 percent of the weight",
  );
  await expect(slider(page, "low price")).toHaveAttribute(
    "aria-valuetext",
    "30 percent of the weight",
  );
  await expect(slider(page, "low latency")).toHaveAttribute(
    "aria-valuetext",
    "20 percent of the weight",
  );
  await page.keyboard.press("ArrowRight");
  await expect(slider(page, "quality")).toHaveValue("55");
  await page.keyboard.press("PageUp");
  await expect(slider(page, "quality")).toHaveValue("65");
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(slider(page, "low price")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await expect(slider(page, "quality")).toHaveAttribute(
    "aria-valuetext",
    "100 percent of the weight",
  );
  await expect(said(page)).toHaveText("orrin-400b answers, $6.20 per 1,000 requests.");
  await expect(answer(page)).toContainText("The dearest of the eight.");
  expect((await names(page)).slice(0, 2)).toEqual([
    "orrin-400b, $6.20 per 1,000 requests, chosen",
    "vela-120b, $2.40 per 1,000 requests",
  ]);
  await expect(slider(page, "low latency")).toBeFocused();
});

test("what is moved before its code arrives counts @rehearsal", async ({ page }) => {
  await page.goto(path);
  for (const [name, value] of [
    ["quality", "0"],
    ["low latency", "100"],
  ] as const)
    await slider(page, name).evaluate((range, to) => {
      (range as HTMLInputElement).value = to;
    }, value);
  await slider(page, "quality").focus();
  await expect(said(page)).toHaveText("brisk-3b answers, $0.05 per 1,000 requests.");
  await expect(slider(page, "low latency")).toHaveValue("100");
});

test("a failover takes its time, and every moment of it is true @rehearsal", async ({
  clockPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(60_000);
  const tarn = model(page, "tarn-34b");
  const ruler = page.locator("[data-part=ruler]");
  const live = page.locator("[data-part=wide] [data-part=live] > path").first();
  const before = await live.getAttribute("d");
  await tarn.click();

  await page.clock.runFor(150);
  await expect(tarn).toHaveAccessibleName("tarn-34b, $0.52 per 1,000 requests, chosen");
  await expect(tarn).toHaveAttribute("aria-pressed", "false");
  await expect(ruler).not.toContainText("no answer");
  await expect(live).toHaveAttribute("d", before ?? "");

  await page.clock.runFor(130);
  await expect(tarn).toHaveAccessibleName("tarn-34b, failed, $0.52 per 1,000 requests");
  await expect(tarn).toHaveAttribute("aria-pressed", "true");
  await expect(ruler).toContainText("tarn-34b: not accepted in 250 ms");
  await expect(answer(page)).toContainText("draft-13b");
  await expect(answer(page)).toContainText("1,000 requests cost $0.24.");
  // The line is on its way, and the request not answered.
  await expect(live).not.toHaveAttribute("d", before ?? "");
  await expect(drawing(page).getByText("140 ms").first()).toBeHidden();
  await expect(ruler).not.toContainText("390 ms");
  await expect(said(page)).toHaveText("");

  await page.clock.runFor(400);
  await expect(ruler).toContainText("390 ms");
  await expect(drawing(page).getByText("140 ms").first()).toBeVisible();
  await expect(said(page)).toHaveText(
    "tarn-34b gave no answer in 250 milliseconds. draft-13b began to answer after 390 milliseconds, at $0.24 per 1,000 requests.",
  );
  // It fails in its place: its score has not changed.
  expect((await names(page)).slice(0, 2)).toEqual([
    "tarn-34b, failed, $0.52 per 1,000 requests",
    "draft-13b, $0.24 per 1,000 requests, chosen",
  ]);

  await tarn.click();
  await page.clock.runFor(1000);
  await expect(ruler).toContainText("failover");
  await expect(ruler).not.toContainText("390 ms");
  await expect(live).toHaveAttribute("d", before ?? "");
  await expect(said(page)).toHaveText("tarn-34b answers, $0.52 per 1,000 requests.");
});

test("rows change places in 280 ms, and their lines with them @rehearsal", async ({
  clockPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(60_000);
  await slider(page, "quality").fill("0");
  await slider(page, "low latency").fill("100");
  const brisk = router(page).getByRole("listitem").filter({ hasText: "brisk-3b" });
  const top = async () => (await brisk.boundingBox())?.y ?? 0;
  const from = await top();
  await page.clock.runFor(100);
  const between = await top();
  await page.clock.runFor(300);
  const to = await top();
  expect(from - to).toBeGreaterThan(200);
  expect(between).toBeLessThan(from);
  expect(between).toBeGreaterThan(to);
  expect(await names(page)).toContain("brisk-3b, $0.05 per 1,000 requests, chosen");
});

test("under reduced motion everything stands at once @rehearsal", async ({ page }) => {
  await open(page);
  await model(page, "tarn-34b").click();
  await expect(said(page)).toHaveText(/^tarn-34b gave no answer in 250 milliseconds\. draft-13b/);
  await expect(page.locator("[data-part=ruler]")).toContainText("390 ms");
  await expect(drawing(page).getByText("140 ms").first()).toBeVisible();
});

test("models fail and are restored by the keys, down to the last one @rehearsal", async ({
  page,
}) => {
  await open(page);
  for (const [index, row] of (await models(page).all()).entries()) {
    if (index === 0) continue;
    await row.focus();
    await page.keyboard.press(index % 2 === 0 ? "Space" : "Enter");
    await expect(row).toHaveAttribute("aria-pressed", "true");
    await expect(row).toBeFocused();
    await expect(page.locator("[data-part=wide] [data-state=lit]")).toHaveCount(1);
  }
  await expect(said(page)).toHaveText("");
  await models(page).first().press("Enter");
  await expect(answer(page)).toHaveText(/^No answer\s*Click a model to bring it back\.$/);
  await expect(said(page)).toHaveText(
    "tarn-34b gave no answer in 250 milliseconds. No model is left to answer. Click a model to bring it back.",
  );
  await expect(drawing(page)).toHaveAccessibleName(/None of them answers\.$/);
  await model(page, "note-8b").press("Space");
  await expect(answer(page)).toContainText("note-8b");
  await expect(said(page)).toHaveText("note-8b answers, $0.12 per 1,000 requests.");
  expect(await violations(page)).toEqual([]);
});

test("it answers a finger", { tag: ["@rehearsal", "@phone-rehearsal"] }, async ({ page }) => {
  await page.goto(path);
  await started(page);
  const price = slider(page, "low price");
  await price.scrollIntoViewIfNeeded();
  await price.focus();
  await expect(page.locator("[data-island=model-router][data-started]")).toBeAttached();
  const row = model(page, "tarn-34b");
  if (test.info().project.use.hasTouch) await row.tap();
  else await row.click();
  await expect(row).toHaveAttribute("aria-pressed", "true");
  await expect(answer(page)).toContainText("draft-13b");
  for (const control of [...(await models(page).all()), price]) {
    const box = await control.boundingBox();
    // Rows of 40 px are hit on 44 by a finger (base.css); on a phone they are 44 high.
    expect(box?.height).toBeGreaterThanOrEqual(test.info().project.use.hasTouch ? 44 : 40);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test("nothing shifts, whatever is pressed and moved @rehearsal", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  const before = await places(page, "[data-part=router]");
  await model(page, "tarn-34b").click();
  await expect(said(page)).toContainText("draft-13b");
  await slider(page, "quality").press("Home");
  await slider(page, "low latency").press("End");
  await expect(said(page)).toHaveText("brisk-3b answers, $0.05 per 1,000 requests.");
  expect(await places(page, "[data-part=router]")).toEqual(before);
});

test("on paper it stands as it was left @rehearsal", async ({ page }) => {
  await open(page);
  await model(page, "tarn-34b").click();
  await page.emulateMedia({ media: "print" });
  await expect(answer(page)).toContainText("draft-13b");
  await expect(drawing(page)).toBeVisible();
  await expect(page.locator("[data-part=ruler]")).toContainText("390 ms");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "it is the picture of 50, 30 and 20, without controls @rehearsal",
    { tag: "@phone-rehearsal" },
    async ({ page }) => {
      await page.goto(path);
      await expect(answer(page)).toContainText("tarn-34b");
      await expect(drawing(page)).toBeVisible();
      for (const words of ["50%", "30%", "20%", "orrin-400b", "$6.20"])
        await expect(router(page).getByText(words, { exact: true })).toBeVisible();
      await expect(router(page).getByRole("slider")).toHaveCount(0);
      await expect(router(page).getByRole("button")).toHaveCount(0);
      await expect(page.getByText("Click a model to take it offline.")).toBeHidden();
      await expect(page.locator("[data-part=ruler]")).toBeHidden();
      await page.getByRole("button", { name: "Get started" }).first().focus();
      await page.keyboard.press("Tab");
      expect(
        await router(page).evaluate((element) => element.contains(document.activeElement)),
      ).toBe(false);
    },
  );
});
