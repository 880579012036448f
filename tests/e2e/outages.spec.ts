import type { Page } from "playwright/test";

import { expect, ownEmail, test } from "./fixtures.ts";
import { openFilled, submitOf, toast } from "./forms.ts";

async function sendGetStarted(page: Page, email: string, site = "") {
  const dialog = await openFilled(page, "Get Started", { Email: email }, site);
  await submitOf(dialog).click();
  return dialog;
}

test("with the backend down the visitor sees success, and the lead arrives when it is back", async ({
  page,
  backend,
}) => {
  const email = ownEmail("down");
  const site = await backend.siteWith("outages");
  await backend.set("refused");
  const dialog = await sendGetStarted(page, email, site);
  await expect(page.getByText("Request submitted!", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await backend.set("none");
  await expect.poll(() => backend.rows({ email })).toHaveLength(1);
});

test("when the Worker cannot be reached the dialog stays, the data is kept, and a retry lands once", async ({
  page,
  backend,
}) => {
  const email = ownEmail("offline");
  await page.route("**/_serverFn/**", (route) => route.abort("connectionfailed"), { times: 1 });
  const dialog = await sendGetStarted(page, email);
  const failure = toast(page, "No answer yet");
  await expect(failure).toHaveAttribute("data-type", "error");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await dialog.locator("button[type=submit]").click();
  await expect(page.getByText("Request submitted!", { exact: true })).toBeVisible();
  expect(await backend.stored({ email })).toHaveLength(1);
});

test("an answer that is lost after the row was written, and a retry: one row @rehearsal", async ({
  page,
  backend,
}) => {
  const email = ownEmail("lost-answer");
  // The request arrives and is answered, but the browser never sees it.
  await page.route(
    "**/_serverFn/**",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  const dialog = await sendGetStarted(page, email);
  await expect(dialog.getByRole("status")).toContainText("It may have arrived");
  await dialog.locator("button[type=submit]").click();
  await expect(page.getByText("Request submitted!", { exact: true })).toBeVisible();
  expect(await backend.stored({ email })).toHaveLength(1);
});

const section = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });

/** The calls that read the list of insights again. */
function readsOfInsights(page: Page): string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    if (/fetchList\?.*insight/.test(request.url())) reads.push(request.url());
  });
  return reads;
}

test.describe("without script, while the database is slow", () => {
  test.use({ javaScriptEnabled: false });

  test("3, 3 and 5 skeletons take the room of the rows, which replace them @rehearsal", async ({
    page,
    backend,
  }) => {
    const skeletons = page.locator("[data-skeleton]").filter({ visible: true });
    const heights = () =>
      page
        .locator("main section")
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.slice(0, 3).map((element) => Math.round(element.getBoundingClientRect().height)),
        );
    for (;;) {
      const site = await backend.siteWith("outages, cold");
      await backend.set("held");
      const askedAt = performance.now();
      await page.goto(`${site}/resources`, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resources & Insights");
      await page.evaluate(() => document.fonts.ready);
      const shown = await skeletons.count();
      const before = await heights();
      await backend.set("none");
      // After 4 s the Worker gives up: a busy machine was slower than any slow database.
      if (performance.now() - askedAt > 4000) continue;
      expect(shown).toBe(3 + 3 + 5);
      await expect(section(page, "Latest Insights").getByRole("listitem")).toHaveCount(3);
      await expect(skeletons).toHaveCount(0);
      expect(await heights()).toEqual(before);
      break;
    }
  });
});

test("a list that cannot be read is empty, the others stay, and in use it is tried three more times; a list that can be read again appears when somebody uses the page @rehearsal", async ({
  clockPage: page,
  backend,
}) => {
  const site = await backend.siteWith("outages, cold");
  await backend.set("error-500", "/insights");
  const reads = readsOfInsights(page);
  await page.clock.install();
  await page.goto(`${site}/resources`);
  const insights = section(page, "Latest Insights");
  const expectEmpty = async () => {
    await expect(insights.getByRole("heading")).toBeVisible();
    await expect(insights.getByRole("listitem")).toHaveCount(0);
    // Which would not be true.
    await expect(insights).not.toContainText("No insight is published");
  };
  await expectEmpty();
  await expect(section(page, "Success Stories").getByRole("listitem")).toHaveCount(3);
  expect(reads).toHaveLength(0);
  await insights.hover();
  // It is tried again three times, after 1, 2 and 4 seconds.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return reads;
    })
    .toHaveLength(4);
  await expectEmpty();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.runFor(60_000);
  expect(reads).toHaveLength(4);

  await page.goto(`${site}/resources`);
  await expectEmpty();
  await backend.set("none");
  await insights.hover();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return insights.getByRole("listitem").count();
    })
    .toBe(3);
});
