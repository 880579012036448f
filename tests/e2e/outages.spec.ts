import type { Page } from "playwright/test";

import { expect, ownEmail, started, test } from "./fixtures.ts";

async function sendGetStarted(page: Page, email: string, site = "") {
  await page.goto(`${site}/pricing`);
  await started(page);
  await page
    .locator("article", { has: page.getByText("Explorer", { exact: true }) })
    .getByRole("button", { name: "Get Started" })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "First name" }).fill("Maya");
  await dialog.getByRole("textbox", { name: "Last name" }).fill("Okonjo");
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByRole("textbox", { name: "Company" }).fill("Northgate");
  await dialog.locator("button[type=submit]").click();
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
  await expect(page.getByText("Request submitted!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await backend.set("none");
  await expect.poll(() => backend.rows({ email }), { timeout: 20_000 }).toHaveLength(1);
});

test("when the Worker cannot be reached the dialog stays, the data is kept, and a retry lands once", async ({
  page,
  backend,
}) => {
  const email = ownEmail("offline");
  await page.route("**/_serverFn/**", (route) => route.abort("connectionfailed"), { times: 1 });
  const dialog = await sendGetStarted(page, email);
  const failure = page.locator("[data-scope=toast][data-part=root]", {
    hasText: "Failed to submit request. Please try again.",
  });
  await expect(failure).toHaveAttribute("data-type", "error");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await dialog.locator("button[type=submit]").click();
  await expect(page.getByText("Request submitted!")).toBeVisible();
  expect(await backend.stored({ email })).toHaveLength(1);
});

test("an answer that is lost after the row was written, and a retry: one row", async ({
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
  await expect(page.getByText("Failed to submit request. Please try again.")).toBeVisible();
  await dialog.locator("button[type=submit]").click();
  await expect(page.getByText("Request submitted!")).toBeVisible();
  expect(await backend.stored({ email })).toHaveLength(1);
});
